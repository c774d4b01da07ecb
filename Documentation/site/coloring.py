"""Colours Swift, shell and JSON when the site is built, so that no page needs a script for it."""

import html
import re

KEYWORDS = set(
    "actor any as async await break case catch class continue convenience default defer deinit do dynamic else enum "
    "extension false fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let "
    "mutating nil nonisolated nonmutating open operator override package postfix precedencegroup prefix private protocol "
    "public repeat required rethrows return self Self set some static struct subscript super switch throw throws true try "
    "typealias unowned var weak where while willSet didSet".split())

SWIFT = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<string>\#*\"\"\".*?\"\"\"\#*|\#"(?:[^"\\\n]|\\.)*"\#|"(?:[^"\\\n]|\\.)*")
  | (?P<attribute>[@\#][A-Za-z]\w*)
  | (?P<number>\b\d[\d_]*(?:\.\d+)?(?:e-?\d+)?\b|\b0x[0-9a-fA-F_]+\b)
  | (?P<name>`[^`\n]+`|[A-Za-z_]\w*)
""", re.X | re.S)

JSON = re.compile(r"""
    (?P<key>"(?:[^"\\]|\\.)*"(?=\s*:))
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<number>-?\b\d+(?:\.\d+)?(?:[eE][-+]?\d+)?\b)
  | (?P<keyword>\b(?:true|false|null)\b)
""", re.X)

SHELL = re.compile(r"""
    (?P<comment>(?:(?<=\s)|^)\#[^\n]*)
  | (?P<string>"(?:[^"\\]|\\.)*"|'[^']*')
  | (?P<keyword>^\s*[\w./-]+)
  | (?P<attribute>(?<=\s)--?[A-Za-z][\w-]*)
  | (?P<number>\$\{?\w+\}?)
""", re.X | re.M)

COMMANDS = re.compile(r"\s*(\w+=\S+ )?(swift|bash|sh|python3|touchstone|git|cd|sudo|apt-get|cp|export|\.?[\w/.-]+/[\w.-]+)( |$)")


def span(kind, text):
    return f'<span class="{kind}">{html.escape(text, quote=False)}</span>'


def paint(pattern, code, write):
    out, position = [], 0
    for match in pattern.finditer(code):
        out.append(html.escape(code[position:match.start()], quote=False))
        out.append(write(match.lastgroup, match.group()))
        position = match.end()
    out.append(html.escape(code[position:], quote=False))
    return "".join(out)


def swift(code, link, cite):
    """Swift as HTML; `link` gives the address of a type, or None, and `cite` makes links of the ids in a comment."""
    def write(kind, text):
        if kind == "comment":
            return f'<span class="comment">{cite(html.escape(text, quote=False))}</span>'
        if kind != "name":
            return span(kind, text)
        if text in KEYWORDS:
            return span("keyword", text)
        target = link(text) if text[0].isupper() else None
        if target:
            return f'<a class="type" href="{target}">{text}</a>'
        return span("type", text) if text[0].isupper() else html.escape(text, quote=False)

    return paint(SWIFT, code, write)


def colored(code, language, link=lambda name: None, cite=lambda text: text):
    """Code as HTML. A block without a language is coloured as shell if its first line is a command."""
    if language == "swift":
        return swift(code, link, cite)
    if language == "json":
        return paint(JSON, code, span)
    if language in ("sh", "bash", "shell") or not language and COMMANDS.match(code):
        return paint(SHELL, code, span)
    return html.escape(code, quote=False)
