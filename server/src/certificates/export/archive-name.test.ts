import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSlug } from '../../platform/ids.ts'
import { archiveName } from './archive-name.ts'

test('a name is kept in its own script', () => {
  const slug = newSlug()
  expect(archiveName({ userName: 'نور الهدى', slug })).toBe(`نور-الهدى-${slug}`)
  expect(archiveName({ userName: '../../etc/passwd', slug })).toBe(`etc-passwd-${slug}`)
  expect(archiveName({ userName: '...', slug })).toBe(slug)
})

test('file systems accept the file name of any person, and no two certificates share one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (userName) => {
      const slug = newSlug()
      const name = archiveName({ userName, slug })
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u)
      expect(name.endsWith(slug)).toBe(true)
      expect(Buffer.byteLength(`${name}.json`)).toBeLessThanOrEqual(255)
    }),
  )
})
