import { expect, test } from 'vitest'
import { optionalText, personName, text, typeName } from './text.ts'

test.each([
  ['spaces without width', '\u200b\u2060\ufeff'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['marks of direction', '\u200f\u061c'],
  ['accents without a letter', '\u0301\u0302'],
  ['a filler of Hangul', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['joiners', '\u200d'],
])('nothing that can be seen is not a name: %s', (_what, value) => {
  expect(text('name').safeParse(value).success).toBe(false)
})

test('what only hides is left out, so that two names that look alike are one', () => {
  expect(text('name').parse('Diploma\u200b')).toBe('Diploma')
  expect(text('name').parse('Dip\u00adloma\u{e0041}')).toBe('Diploma')
  expect(optionalText().parse('\ufeffGood\u2060 work')).toBe('Good work')
})

test.each(['می\u200cخواهم', 'क्\u200dष', '(\u200f)', '辻\u{e0100}', '—', '7', 'ไทย', '★'])(
  '%s stays as it is',
  (value) => {
    expect(text('name').parse(value)).toBe(value)
  },
)

test.each(['A\uffff', 'A\ufdd0', 'A\u{1fffe}', 'A\u202e', 'A\0'])('%j is refused', (value) => {
  expect(optionalText().safeParse(value).success).toBe(false)
})

test('a type that was named before texts were cleaned can still be named', () => {
  expect(typeName('certificateType').parse(' Diploma\u200b')).toBe('Diploma\u200b')
  expect(typeName('certificateType').safeParse(' ').success).toBe(false)
})

test.each([
  'Md.Karim',
  'Raja a/l Muthu',
  'Siti @ Aminah',
  'J. R. Smith',
  'Md.Ali/Khan',
  'Awww. Lee',
  '陈嘉怡',
])('somebody can be called %s', (name) => {
  expect(personName('name').parse(name)).toBe(name)
})
