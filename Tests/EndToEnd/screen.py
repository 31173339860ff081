"""A terminal's screen as far as progress needs one: lines that break at the window's width, and the sequences it is drawn
with. Anything else is a fault."""

import re

SEQUENCE = re.compile(r"\x1b\[(\d*)([A-Za-z])")


class Screen:
    """Text lines as they were written; a window breaks them into rows at its width, as terminals do that are resized."""

    def __init__(self, width):
        self.width, self.lines, self.line, self.column, self.faults = width, [""], 0, 0, []

    def text(self):
        lines = [line.rstrip() for line in self.lines]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def write(self, text):
        """`text` ends at no half sequence."""
        at = 0
        while at < len(text):
            character = text[at]
            if character == "\x1b":
                match = SEQUENCE.match(text, at)
                if match is None:
                    self.faults.append("an unknown sequence")
                    return
                self.obey(match.group(2), int(match.group(1) or 1))
                at = match.end()
                continue
            if character == "\r":
                self.column = 0
            elif character == "\n":
                self.line, self.column = self.line + 1, 0
                if self.line == len(self.lines):
                    self.lines.append("")
            else:
                line = self.lines[self.line].ljust(self.column)
                self.lines[self.line] = line[: self.column] + character + line[self.column + 1 :]
                self.column += 1
            at += 1

    def obey(self, letter, count):
        if letter == "A":
            self.move_up(count)
        elif letter in "KJ":
            self.lines[self.line] = self.lines[self.line][: self.column]
            if letter == "J":
                del self.lines[self.line + 1 :]
        else:
            self.faults.append(f"an unknown sequence: {letter}")

    def move_up(self, count):
        left = count - (self.rows(self.line) - 1)
        while left > 0 and self.line > 0:
            self.line -= 1
            left -= self.rows(self.line)
        if left:
            self.faults.append("the cursor stands in the midst of a line")

    def rows(self, line):
        return max(1, -(-len(self.lines[line]) // self.width))
