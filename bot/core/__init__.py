"""Pure values of the bot: requests, actions, tables, screens. Imports the games and views only."""
