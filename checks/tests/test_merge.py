"""The edits of `checks.merge` are edits, and its plain merge decides as described."""
import random
import unittest

from checks import merge, merge_edits, merge_oracle, support

DOCUMENT = b"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
        <view id="roo-t0-000">
            <subviews>
                <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam-e0-000">
                    <rect key="frame" x="10" y="20" width="30" height="20"/>
                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                <button id="but-t0-000"/>
                <switch id="swi-t0-000"/>
            </subviews>
            <constraints>
                <constraint firstItem="nam-e0-000" firstAttribute="top" secondItem="roo-t0-000" secondAttribute="top" constant="20" id="top-00-000"/>
            </constraints>
        </view>
    </objects>
</document>
"""
LABEL = DOCUMENT[DOCUMENT.index(b"                <label"):DOCUMENT.index(b"                <button")]
LINK = DOCUMENT[DOCUMENT.index(b"            <constraints>"):DOCUMENT.index(b"        </view>")]


def expected(ours, theirs):
    return merge_oracle.merged(*(merge_oracle.Facts(each) for each in (DOCUMENT, ours, theirs)))


def without_label():
    return DOCUMENT.replace(LABEL, b"").replace(LINK, b"")


class EditTests(unittest.TestCase):
    def documents(self):
        yield DOCUMENT
        yield DOCUMENT.replace(b"\n", b"\r\n")
        for path in support.documents([support.ROOT / "Fixtures/corpus"])[::6]:
            yield path.read_bytes()

    def test_every_edit_leaves_a_document_with_other_facts(self):
        seen = set()
        for number, data in enumerate(self.documents()):
            for kind in set(merge_edits.EDITS):
                new, done = merge_edits.edited(data, random.Random(number), 1, [kind])
                if done:
                    seen.add(kind)
                    one, other = merge_oracle.Facts(data), merge_oracle.Facts(new)
                    self.assertEqual(len(set(other.ids)), len(other.ids), kind)
                    self.assertNotEqual((one.of, one.orders), (other.of, other.orders), kind)
                    self.assertLessEqual(other.dangling(), one.dangling(), kind)
        self.assertGreater(len(seen), len(set(merge_edits.EDITS)) * 0.7)

    def test_noise_changes_no_fact(self):
        for number, data in enumerate(self.documents()):
            for kind in merge_edits.NOISE:
                new, done = merge_edits.edited(data, random.Random(number), 1, [kind])
                one, other = merge_oracle.Facts(data), merge_oracle.Facts(new)
                self.assertEqual((one.of, one.orders), (other.of, other.orders), kind)
                self.assertEqual(new != data, bool(done))

    def test_line_endings_are_kept(self):
        data = DOCUMENT.replace(b"\n", b"\r\n")
        for seed in range(20):
            new, _ = merge_edits.edited(data, random.Random(seed), 3)
            self.assertEqual(new.count(b"\n"), new.count(b"\r\n"))


class OracleTests(unittest.TestCase):
    def test_different_attributes_of_one_object_merge(self):
        merged = expected(DOCUMENT.replace(b'text="Name"', b'text="First"'), DOCUMENT.replace(b"<label ", b'<label tag="3" '))
        self.assertEqual(merged.questions, set())
        self.assertEqual([merged.of["nam-e0-000"][name] for name in ("text", "tag")], ["First", "3"])

    def test_one_attribute_with_two_values_is_a_question(self):
        merged = expected(*(DOCUMENT.replace(b"Name", name) for name in (b"One", b"Two")))
        self.assertEqual(merged.questions, {("value", "nam-e0-000", "text")})
        self.assertEqual(merged.of["nam-e0-000"]["text"], "One")

    def test_spelling_is_no_change(self):
        merged = expected(DOCUMENT.replace(b'constant="20"', b'constant="20.0"'), DOCUMENT.replace(b'constant="20"', b'constant="8"'))
        self.assertEqual((merged.questions, merged.of["top-00-000"]["constant"]), (set(), "8"))

    def test_a_deletion_takes_what_refers_to_the_object(self):
        merged = expected(without_label(), DOCUMENT.replace(b"<button ", b'<button tag="1" '))
        self.assertEqual(merged.questions, set())
        self.assertFalse({"nam-e0-000", "top-00-000"} & merged.of.keys())

    def test_a_deletion_of_what_the_other_side_changed_is_one_question(self):
        merged = expected(without_label(), DOCUMENT.replace(b"Name", b"One"))
        self.assertEqual(merged.questions, {("deletion", "nam-e0-000")})
        self.assertIn("top-00-000", merged.of)

    def test_a_changed_constraint_of_a_deleted_view_is_a_reference(self):
        merged = expected(without_label(), DOCUMENT.replace(b'constant="20"', b'constant="8"'))
        self.assertEqual(merged.questions, {("reference", "top-00-000")})

    def test_two_orders_are_a_question(self):
        button, switch = b'<button id="but-t0-000"/>', b'<switch id="swi-t0-000"/>'
        one = DOCUMENT.replace(LABEL, b"").replace(button, button + LABEL)
        other = DOCUMENT.replace(button, b"").replace(switch, switch + button)
        self.assertEqual({each[0] for each in expected(one, other).questions}, {"order"})
        self.assertEqual(expected(one, DOCUMENT).questions, set())

    def test_lost_and_invented_facts_are_told(self):
        ours, theirs = DOCUMENT.replace(b"Name", b"One"), DOCUMENT.replace(b"<button ", b'<button tag="1" ')
        versions = [merge_oracle.Facts(each) for each in (DOCUMENT, ours, theirs)]
        def said(data):
            return {name for name, _ in merge.arrival(versions, merge_oracle.Facts(data), {})}
        self.assertEqual(said(ours.replace(b"<button ", b'<button tag="1" ')), set())
        self.assertEqual(said(ours), {"lost"})
        self.assertIn("invented", said(theirs.replace(b"Name", b"Two")))
        versions[2] = merge_oracle.Facts(DOCUMENT.replace(b"Name", b"Two"))
        self.assertEqual(said(DOCUMENT), {"restored"})

    def test_questions_are_read(self):
        lines = ("a/D.xib: question: ours deletes view 'a', but theirs moves view 'b'; it is kept: delete it with "
                 "--take ours:a-b, or keep it with --take theirs:a-b\n"
                 "D.xib: question: text of label 'l' is '1' in base, '2' in ours, '3' in theirs; it is as in ours: take ours with "
                 "--take ours:l/text, or take theirs with --take theirs:l/text\nD.xib: note: nothing\n")
        self.assertEqual(merge_oracle.questions(lines), [("deletion", "a-b", None), ("value", "l", "text")])


if __name__ == "__main__":
    unittest.main()
