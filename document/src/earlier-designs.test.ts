import { createHash } from 'node:crypto'
import { type EarlierDesign, earlierDesigns } from '@credenza/schema'
import { expect, test } from 'vitest'
import { sample } from '../test/sample.ts'
import { openRenderer } from './renderer.ts'

/** Hashes of how certificates issued in these designs are drawn; they must not change. */
const drawings: Record<EarlierDesign, string> = {
  'classic-landscape': 'f83d3b7d67d72b8a',
  'modern-landscape': 'f320c86aa5bb94a6',
  'classic-portrait': '87ea63c8624cda1f',
  'modern-portrait-photo': '1923786f44a16177',
  badge: 'f0ee5e2b11cc9b0c',
  transcript: '224649b2dfc3f7db',
  bilingual: '95134ca12494d29b',
}

const renderer = openRenderer()

test.each(earlierDesigns)('a certificate in %s looks as it did when the design was offered', (design) => {
  expect(digest(renderer.svg(sample(design)))).toBe(drawings[design])
})

test('a line keeps its words where its placeholder is empty, as it did', () => {
  const lines = (body: string) => {
    const input = sample('classic-landscape')
    input.settings.texts.body = body
    return digest(renderer.svg(input))
  }
  expect(lines('one\nuntil {{validUntil}}')).toBe(lines('one\nuntil'))
})

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
