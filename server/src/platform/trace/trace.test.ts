import { expect, test } from 'vitest'
import { newTrace, readTraceparent } from './trace.ts'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

test('the header of W3C Trace Context names trace, span and whether it is recorded', () => {
  expect(readTraceparent(`00-${id}-${span}-01`)).toEqual({ id, span, isSampled: true })
  expect(readTraceparent(`00-${id}-${span}-00`)).toEqual({ id, span, isSampled: false })
  expect(readTraceparent(`cc-${id}-${span}-03-what-later-versions-add`)).toEqual({
    id,
    span,
    isSampled: true,
  })
})

test.each([
  undefined,
  '',
  [`00-${id}-${span}-01`],
  `00-${id}-${span}-01, 00-${id}-${span}-01`,
  `00-${id.toUpperCase()}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `ff-${id}-${span}-01`,
  `00-${id}-${span}-01-more`,
  `00-${id}-${span}-1`,
  ` 00-${id}-${span}-01`,
  `00-${id}-${span}-01\n{"level":50}`,
  `00-${id}-${span}-01-\n`,
  `cc-${id}-${span}-01-\r\nX-Evil: 1`,
  'x'.repeat(300),
])('anything else is not a trace: %j', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})

test('a new trace has an id of its own', () => {
  expect(newTrace().id).toMatch(/^[0-9a-f]{32}$/)
  expect(newTrace().id).not.toBe(newTrace().id)
})
