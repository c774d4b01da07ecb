"""Tests of what the site is made with: python3 -m unittest discover -s Documentation/site"""

import pathlib
import tempfile
import unittest

import coloring
import crawl
import layout
import listing
import markdown
import search
import symbols
import tree


class Links:
    """Knows one rule, one symbol and every file."""

    def rule(self, name, page):
        return f'<a href="rules#{name}">{name}</a>' if name == "GX-1" else None

    def symbol(self, name, page):
        return "symbols/View.html" if name == "View" else None

    def file(self, target, page):
        return target

    def image(self, target, page):
        return target

    def is_defined_by_row(self, name, page):
        return True

    def end_of_section(self, writer):
        pass


class Page:
    def __init__(self, text):
        self.text, self.path, self.title = text, "guides/a.html", "A"
        self.headings, self.anchors, self.sections = [], set(), []


def written(text):
    return markdown.Writer(Page(text), Links()).written()


class MarkdownTests(unittest.TestCase):
    def test_an_id_is_a_link_in_a_paragraph_and_none_in_a_heading(self):
        self.assertIn('(<a href="rules#GX-1">GX-1</a>)', written("It fails (GX-1)."))
        self.assertNotIn("rules#", written("### GX-1 Who fails"))

    def test_what_only_looks_like_an_id_stays(self):
        self.assertEqual(written("See UTF-8 and GX-99."), "<p>See UTF-8 and GX-99.</p>")

    def test_a_symbol_is_a_link_once_in_a_section(self):
        text = written("`View` and `View`\n\n## Next\n\n`View`")
        self.assertEqual(text.count('class="symbol"'), 2)

    def test_code_within_a_link_is_no_link_of_its_own(self):
        self.assertEqual(written("[a `View`](b.md)"), '<p><a href="b.md">a <code>View</code></a></p>')

    def test_the_anchor_of_a_rule_is_its_id_and_that_of_a_text_its_words(self):
        page = Page("### GX-1 Who fails\n\n## Two words, `code`")
        markdown.Writer(page, Links()).written()
        self.assertEqual([anchor for _, anchor, _ in page.headings], ["GX-1", "two-words-code"])

    def test_a_table_whose_rows_begin_with_ids_has_anchors(self):
        self.assertIn('<tr id="XV-1">', written("| id | title |\n| --- | --- |\n| XV-1 | A view |"))

    def test_two_marks_enclose_code_that_has_one(self):
        self.assertEqual(written("a `` `b` `` c"), "<p>a <code>`b`</code> c</p>")

    def test_nested_lists_are_closed(self):
        text = written("- a\n  - b\n- c")
        self.assertEqual(text.replace("\n", ""), "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>")

    def test_sections_hold_their_text_for_the_search(self):
        page = Page("# A\n\nfirst\n\n## B\n\n- `second`")
        markdown.Writer(page, Links()).written()
        self.assertEqual([(title, parts) for _, title, parts in page.sections], [("A", ["first"]), ("B", ["second"])])


class ColoringTests(unittest.TestCase):
    def test_swift(self):
        text = coloring.colored('let a: View = "x" // end', "swift", lambda name: "v.html" if name == "View" else None)
        self.assertEqual(
            text, '<span class="keyword">let</span> a: <a class="type" href="v.html">View</a> = '
            '<span class="string">"x"</span> <span class="comment">// end</span>')

    def test_keys_of_json_differ_from_its_strings(self):
        self.assertEqual(coloring.colored('{"a": "b"}', "json"), '{<span class="key">"a"</span>: <span class="string">"b"</span>}')

    def test_a_block_that_begins_with_a_command_is_shell_and_another_is_not(self):
        self.assertIn('class="keyword"', coloring.colored("swift test", ""))
        self.assertEqual(coloring.colored("1 < 2", ""), "1 &lt; 2")


class ListingTests(unittest.TestCase):
    def test_names_of_declarations(self):
        for text, expected in [
            ("public func convert(_ point: Point, from space: Space = f(1, 2)) -> Point", ("func", "convert(_:from:)")),
            ("open override var traits: GestureTraits", ("var", "traits")),
            ("public init(rawValue: UInt)", ("init", "init(rawValue:)")),
            ("public private(set) var isOver = false", ("var", "isOver")),
            ("case began", ("case", "began")),
            ("public static func == (left: A, right: A) -> Bool", ("func", "==(left:right:)")),
            ("func setHandler(_ handler: (() -> Void)?)", ("func", "setHandler(_:)")),
        ]:
            self.assertEqual(listing.parsed(text), expected, text)

    def test_every_type_of_the_listing_is_found_in_the_sources(self):
        missing = [one.full for one in listing.symbols()[1] if one.is_type and not one.file]
        self.assertEqual(missing, [])


class SymbolsTests(unittest.TestCase):
    def test_every_listed_module_stands_in_one_layer(self):
        found = symbols.Symbols(pathlib.Path("/nowhere"))
        listed = [module for _, modules in found.layers() for module in modules]
        self.assertEqual(sorted(listed), sorted(found.modules))

    def test_a_name_leads_to_its_type_and_a_member_to_its_place_there(self):
        found = symbols.Symbols(pathlib.Path("/nowhere"))
        self.assertEqual(found.address("View"), "symbols/View.html")
        self.assertEqual(found.address("TouchSettings.tapInterval"), "symbols/TouchSettings.html#tapInterval")
        self.assertIsNone(found.address("state"))


    def test_a_symbol_of_a_comment_is_code_and_a_sample_stays_whole(self):
        text = "Of ``/TouchViews/View``:\n\n```swift\nlet a = b / c  // d\n```\n\n`Prints`"
        self.assertEqual(symbols.bare(text), text.replace("``/TouchViews/View``", "`View`"))


class SiteTests(unittest.TestCase):
    def test_a_mark_without_its_partner_is_found_and_code_is_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            site = pathlib.Path(folder)
            (site / "a.html").write_text("<p>a ` b</p>")
            (site / "b.html").write_text("<p><code>`</code></p><pre>`</pre>")
            self.assertEqual(crawl.loose_marks(site), ["a.html"])

    def test_addresses(self):
        self.assertEqual(tree.address("README.md"), "index.html")
        self.assertEqual(tree.address("Documentation/Guides/README.md"), "guides/index.html")
        self.assertEqual(tree.relative("guides/a.html#b", "rules/x/y.html"), "../../guides/a.html#b")

    def test_the_contents_name_rules_by_their_ids(self):
        text = layout.Layout.contents([(2, "s", "States"), (3, "GS-1", "GS-1 The states")])
        self.assertIn('href="#GS-1" title="GS-1 The states">GS-1</a>', text)

    def test_links_and_anchors_that_lead_nowhere_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            site = pathlib.Path(folder)
            (site / "a.html").write_text('<a href="b.html#there"><a href="b.html#gone"><a href="c.html"><a href="http://x/">')
            (site / "b.html").write_text('<p id="there">')
            self.assertEqual(sorted(crawl.broken(site)), ["a.html: b.html#gone", "a.html: c.html"])

    def test_the_index_ends_no_script(self):
        self.assertNotIn("</script>", search.script([["text", "</script>", "a.html", ""]]))


if __name__ == "__main__":
    unittest.main()
