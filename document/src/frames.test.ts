import type { TemplateSettings } from '@credenza/schema'
import { expect, test } from 'vitest'
import { sample } from '../test/sample.ts'
import { openRenderer } from './renderer.ts'

const renderer = openRenderer()

function modern(language: 'en' | 'ar', qr: TemplateSettings['qr'], frame: 'band' | 'band-opposite'): string {
  const input = sample('modern', { language })
  return renderer.svg({
    ...input,
    settings: { ...input.settings, qr, frame: { verified: frame, unverified: frame } },
  })
}

test.each([
  ['en', 'bottom-right', true],
  ['en', 'top-left', false],
  ['ar', 'bottom-right', false],
  ['ar', 'top-left', true],
] as const)(
  'in %s with the code at the %s, the opposite edge is where reading begins: %s',
  (language, qr, isSame) => {
    expect(modern(language, qr, 'band-opposite') === modern(language, qr, 'band')).toBe(isSame)
  },
)
