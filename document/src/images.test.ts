import { expect, test } from 'vitest'
import { imageFormat } from './images.ts'

const format = (text: string) => imageFormat(Buffer.from(text), 'logo')

test('an SVG may begin with a declaration, comments and a document type', () => {
  expect(format('<?xml version="1.0"?>\n<!-- a -- b --->\n<!DOCTYPE svg>\n<!----><svg>')).toBe('svg')
  expect(() => format('<!-- <svg> -->')).toThrow()
})

test('a text of comments alone is refused at once', () => {
  // To try each end of one comment as the end of those before it would take 2 ** 1_000 steps.
  expect(() => format('<!---->'.repeat(1_000))).toThrow()
})
