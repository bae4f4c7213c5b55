import { DocumentError, type DocumentInput } from '@credenza/document'
import { afterEach, describe, expect, test } from 'vitest'
import { settings } from '../../../test/acts/templates.ts'
import { forCaller } from '../processes/current-caller.ts'
import { openRenderers, type Renderers, RenderFailure, standardLimits } from './open-renderers.ts'

const open: Renderers[] = []
const renderers = (limits: Partial<Parameters<typeof openRenderers>[0]> = {}): Renderers => {
  const opened = openRenderers({ ...standardLimits, workers: 2, workerBytes: 1 << 30, ...limits })
  open.push(opened)
  return opened
}
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())))

const about = (name: string): DocumentInput => ({
  settings,
  facts: {
    name,
    title: 'Bridges',
    type: 'Degree',
    issuer: 'University',
    date: '2026-06-30',
    link: 'https://credenza.example/verify/x',
    standing: 'verified',
    recorded: false,
    language: 'en',
  },
  images: { signatures: [] },
})
const names = Array.from({ length: 12 }, (_, i) => `Person ${String.fromCharCode(65 + i)}`)
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The only process, once it is there. */
async function started(pool: Renderers): Promise<number> {
  await expect.poll(() => pool.pids(), { timeout: 10_000 }).toHaveLength(1)
  return pool.pids()[0]!
}

test('no process is started before it is needed, and none is left after closing', async () => {
  const pool = renderers()
  expect(pool.pids()).toEqual([])
  await pool.svg(about('Amal'))
  const pids = pool.pids()
  expect(pids).toHaveLength(1)
  await pool.close()
  expect(pids.filter(isAlive)).toEqual([])
  await expect(pool.svg(about('Amal'))).rejects.toThrow(RenderFailure)
})

test('each of many at once gets its own document', { tags: ['slow'] }, async () => {
  const pool = renderers()
  const drawn = await Promise.all(names.map((name) => pool.svg(about(name))))
  drawn.forEach((svg, i) => {
    expect(names.filter((name) => svg.includes(`· ${name}<`))).toEqual([names[i]])
  })
})

test('a caller’s many documents hold up nobody else’s, and only some of them may wait', async () => {
  const pool = renderers({ workers: 1, mostOfOneCaller: 8 })
  const order: string[] = []
  const draw = async (caller: string) => {
    await forCaller(caller, () => pool.svg(about('Amal')))
    order.push(caller)
  }
  const all = Promise.all(['much', 'much', 'much', 'much', 'much', 'much', 'much', 'one', 'much'].map(draw))
  await expect(draw('much')).rejects.toThrow('Too many documents are being made right now.')
  await all
  expect(order.indexOf('one')).toBeLessThan(3)
  expect(order).toHaveLength(9)
  await draw('much')
})

test('nobody holds every process, except the server itself', { tags: ['slow'] }, async () => {
  const pool = renderers()
  await Promise.all(names.slice(0, 4).map((name) => forCaller('much', () => pool.svg(about(name)))))
  expect(pool.pids()).toHaveLength(1)
  await Promise.all(names.slice(0, 4).map((name) => pool.svg(about(name))))
  expect(pool.pids()).toHaveLength(2)
})

test('processes killed in the middle lose no document', { tags: ['slow'] }, async () => {
  const pool = renderers()
  await Promise.all([pool.svg(about('First')), pool.svg(about('Second'))])
  const drawing = Promise.all(names.map((name) => pool.svg(about(name))))
  for (const pid of pool.pids()) process.kill(pid, 'SIGKILL')
  const drawn = await drawing
  expect(drawn.map((svg, i) => svg.includes(names[i]!))).toEqual(names.map(() => true))
})

describe('a process', () => {
  test('that has grown too large is replaced', { tags: ['slow'] }, async () => {
    const pool = renderers({ workers: 1, workerBytes: 1 })
    const first = pool.svg(about('Amal'))
    const pid = await started(pool)
    expect(await first).toContain('Amal')
    expect(isAlive(pid)).toBe(false)
    expect(await pool.svg(about('Nura'))).toContain('Nura')
  })

  test('that takes too long is ended, and its document is not tried again', { tags: ['slow'] }, async () => {
    const pool = renderers({ workers: 1, timeoutMs: 1 })
    const late = expect(pool.svg(about('Amal'))).rejects.toThrow('took too long')
    const pid = await started(pool)
    await late
    expect(isAlive(pid)).toBe(false)
    expect(pool.pids()).toEqual([])
  })

  test('says what is wrong with a text, and continues', async () => {
    const pool = renderers({ workers: 1 })
    const refused = await pool.svg(about('Smile 😀')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DocumentError)
    expect((refused as DocumentError).problem).toEqual({
      code: 'missing_glyph',
      character: '😀',
      field: 'facts.name',
    })
    const [pid] = pool.pids()
    await pool.svg(about('Amal'))
    expect(pool.pids()).toEqual([pid])
  })
})
