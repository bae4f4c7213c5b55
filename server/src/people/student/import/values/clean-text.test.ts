import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['spaces without width, soft hyphens and byte-order marks', '\ufeffNo\u00ador\u200b Had\u2060dad'],
  ['marks of direction', '\u200fNoor\u061c \u202aHaddad\u202c'],
  ['tags, which other texts may not have either', 'Noor\u{e0041} Haddad\u2063'],
])('a name is read without %s', (_what, name) => {
  expect(cleanText(name)).toBe('Noor Haddad')
})
