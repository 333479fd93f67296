def alt(v,m): return ""
def text_board(v): return ""
