import { expect, test } from 'vitest'
import { newSlug } from '../../platform/ids.ts'
import { archiveName } from './archive-name.ts'

test('namesakes with the same title have files of their own, which every file system accepts', () => {
  const names = [newSlug(), newSlug()].map((slug) =>
    archiveName({ title: 'هندسة'.repeat(100), userName: '李'.repeat(300), slug }),
  )
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(Buffer.byteLength(`${name}.json`)).toBeLessThanOrEqual(255)
})
