import { globSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FileHeads, openFileHeads } from './file-heads.ts'

let folder: string
let path: string
const opened: FileHeads[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'))
  path = join(folder, 'heads.jsonl')
})
afterEach(async () => {
  for (const heads of opened.splice(0)) await heads.close().catch(() => {})
  await rm(folder, { recursive: true })
})

async function openHeads(): Promise<FileHeads> {
  const heads = await openFileHeads(folder)
  opened.push(heads)
  return heads
}

async function written(count: number): Promise<void> {
  const heads = await openHeads()
  for (let i = 0; i < count; i++) {
    const origin = `log${i % 2}`
    expect(await heads.replace(origin, await heads.read(origin), `note ${i} é\n`)).toBe(true)
  }
  await heads.close()
}

describe('what a witness has signed', () => {
  test('is there after a restart', async () => {
    await written(5)
    const heads = await openHeads()
    expect([await heads.read('log0'), await heads.read('log1'), await heads.read('log2')]).toEqual([
      'note 4 é\n',
      'note 3 é\n',
      undefined,
    ])
  })

  test('is replaced by compare-and-set: of many simultaneous writers one wins', async () => {
    const heads = await openHeads()
    const wins = await Promise.all([1, 2, 3, 4].map((i) => heads.replace('log', undefined, `note ${i}`)))
    expect(wins.filter(Boolean)).toHaveLength(1)
    expect(await heads.replace('log', 'another note', 'note 5')).toBe(false)
    expect(await heads.read('log')).toBe(`note ${wins.indexOf(true) + 1}`)
  })

  test('cut off by a crash at any byte of its last line, is what was signed before', async () => {
    await written(4)
    const whole = await readFile(path)
    const end = whole.lastIndexOf('\n', whole.length - 2) + 1
    for (let cut = end; cut < whole.length; cut++) {
      await writeFile(path, whole.subarray(0, cut))
      const heads = await openHeads()
      expect(await heads.read('log1'), `byte ${cut}`).toBe('note 1 é\n')
      expect(await heads.replace('log1', 'note 1 é\n', 'next')).toBe(true)
      await heads.close()
      expect(await (await openHeads()).read('log1')).toBe('next')
      await opened.at(-1)!.close()
    }
  })

  test('damaged anywhere else stops the start', async () => {
    await written(4)
    const whole = await readFile(path, 'utf8')
    await writeFile(path, whole.replace('"note"', 'note'))
    await expect(openHeads()).rejects.toThrow('is damaged in line 1')
    await writeFile(path, `\n${whole}`)
    await expect(openHeads()).rejects.toThrow('is damaged in line 1')
  })

  test('is not what a line says that does not follow from the last one of its log', async () => {
    await written(3)
    await appendFile(path, `${JSON.stringify({ origin: 'log0', before: null, note: 'rolled back' })}\n`)
    expect(await (await openHeads()).read('log0')).toBe('note 2 é\n')
  })

  test('stays small: a long file is rewritten at the next start, without obsolete lines', async () => {
    const heads = await openHeads()
    const long = 'x'.repeat(300_000)
    for (let i = 0; i < 5; i++) await heads.replace('log', await heads.read('log'), `${long}${i}`)
    await heads.close()
    expect((await stat(path)).size).toBeGreaterThan(1_500_000)
    const again = await openHeads()
    expect((await stat(path)).size).toBeLessThan(400_000)
    expect(await again.read('log')).toBe(`${long}4`)
    expect(await again.replace('log', `${long}4`, 'next')).toBe(true)
    await again.close()
    expect(await (await openHeads()).read('log')).toBe('next')
  })
})

describe('a second witness in the folder', () => {
  test('does not start', async () => {
    await openHeads()
    await writeFile(join(folder, 'lock'), '1')
    await expect(openFileHeads(folder)).rejects.toThrow('Another witness (process 1) works in')
  })

  test('that has died leaves its lock to the next', async () => {
    await written(1)
    await writeFile(join(folder, 'lock'), '4194999')
    expect(await (await openHeads()).read('log0')).toBe('note 0 é\n')
  })

  test('that got past the lock makes both stop instead of signing two histories', async () => {
    const first = await openHeads()
    await first.replace('log', undefined, 'note 1')
    await rm(join(folder, 'lock'))
    const second = await openHeads()
    expect(await second.replace('log', 'note 1', 'note 2')).toBe(true)
    await expect(first.replace('log', 'note 1', 'another note 2')).rejects.toThrow('changed by somebody else')
    await expect(first.replace('log', 'note 1', 'another note 2')).rejects.toThrow('changed by somebody else')
    expect(await second.replace('log', 'note 2', 'note 3')).toBe(true)
  })

  test('that rewrites the file makes the first stop', async () => {
    const first = await openHeads()
    await first.replace('log', undefined, 'x'.repeat(1_200_000))
    await first.replace('log', await first.read('log'), 'note 1')
    await rm(join(folder, 'lock'))
    await openHeads()
    await expect(first.replace('log', 'note 1', 'note 2')).rejects.toThrow('changed by somebody else')
  })
})

test('the first proof of a second history is kept, but no later one', async () => {
  const heads = await openHeads()
  await heads.refused('log', 'bad-proof', 'not a proof')
  await heads.refused('log', 'other-root', 'the first')
  await heads.refused('log', 'other-root', 'the second')
  const [name] = globSync('second-history-*.note', { cwd: folder })
  expect(await readFile(join(folder, name!), 'utf8')).toBe('the first')
})
