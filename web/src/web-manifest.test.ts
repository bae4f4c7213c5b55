import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { common } from './texts/common.ts'

const publicFile = (name: string) => readFileSync(join(import.meta.dirname, '../public', name))
/** Width and height from a PNG's header (PNG specification, 11.2.1). */
const pngSize = (bytes: Buffer) => {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

it('the manifest names icons that exist', () => {
  const manifest = JSON.parse(publicFile('en.webmanifest').toString())
  expect(manifest).toMatchObject({
    name: common.product,
    description: common.tagline,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
  })
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of drawn) expect(pngSize(publicFile(src))).toBe(sizes)
  expect(publicFile('icon.svg').toString()).toContain(manifest.theme_color)
})

it('the touch icon exists in the size of an iPhone', () => {
  expect(pngSize(publicFile('apple-touch-icon.png'))).toBe('180x180')
  expect(readFileSync(join(import.meta.dirname, 'root.tsx'), 'utf8')).toContain(
    'href="/apple-touch-icon.png"',
  )
})
