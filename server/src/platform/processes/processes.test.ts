// @module-tag slow
import { afterEach, expect, test } from 'vitest'
import { openProcesses, type PoolSettings, ProcessesClosed, ProcessFailure } from './open-processes.ts'
import type { TestTask } from './testing-worker.ts'

const open: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())))

function processes(settings: Partial<PoolSettings> = {}) {
  const opened = openProcesses<TestTask, string>({
    module: new URL('./testing-worker.ts', import.meta.url),
    places: 1,
    keepBytes: 1 << 30,
    ...settings,
  })
  open.push(opened)
  return opened
}

const limits = { timeoutMs: 60_000, cpuMs: 20_000 }
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each<[string, TestTask, Partial<PoolSettings>, Partial<typeof limits>]>([
  ['keeps the CPU', { how: 'spin' }, {}, { cpuMs: 200 }],
  ['never answers', { how: 'sleep' }, {}, { timeoutMs: 200 }],
  ['fills its heap', { how: 'heap' }, { execArgv: ['--max-old-space-size=32'] }, {}],
  ['fills memory beside its heap', { how: 'buffers' }, { mostBytes: 200_000_000 }, {}],
  ['ends its process', { how: 'exit' }, {}, {}],
])(
  'a task that %s is cut off, its process is gone, and the next task is done',
  async (_, task, settings, less) => {
    const pool = processes(settings)
    await pool.ask({ echo: 'first' }, limits)
    const [pid] = pool.pids()
    await expect(pool.ask(task, { ...limits, ...less })).rejects.toThrow(ProcessFailure)
    expect(isAlive(pid!)).toBe(false)
    expect((await pool.ask({ echo: 'next' }, limits)).answer).toBe('next')
  },
)

test('a task that cannot even be sent fails alone', async () => {
  const pool = processes()
  const deep = JSON.parse(`${'['.repeat(500_000)}${']'.repeat(500_000)}`)
  await expect(pool.ask({ echo: deep }, limits)).rejects.toThrow(ProcessFailure)
  expect((await pool.ask({ echo: 'next' }, limits)).answer).toBe('next')
})

test('a task whose process dies for unrelated reasons is done by another', async () => {
  const pool = processes()
  await pool.ask({ echo: 'first' }, limits)
  for (const pid of pool.pids()) process.kill(pid, 'SIGKILL')
  expect((await pool.ask({ echo: 'second' }, limits)).answer).toBe('second')
})

test('what a task used is reported, without what was used before it', async () => {
  const pool = processes()
  const { cpuMs: first } = await pool.ask({ echo: 'first' }, limits)
  const { cpuMs: second } = await pool.ask({ echo: 'second' }, limits)
  const { user, system } = process.cpuUsage()
  expect(Math.min(first, second)).toBeGreaterThanOrEqual(0)
  expect(Math.max(first, second)).toBeLessThan((user + system) / 1000)
})

test('no more processes run than there are places, and none after closing', async () => {
  const pool = processes({ places: 2 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => pool.ask({ echo: String(i) }, limits)),
  )
  expect(answers.map(({ answer }) => answer)).toEqual(Array.from({ length: 20 }, (_, i) => String(i)))
  const pids = pool.pids()
  expect(pids).toHaveLength(2)
  const unfinished = expect(pool.ask({ how: 'spin' }, limits)).rejects.toThrow('closed')
  await pool.close()
  await unfinished
  expect(pids.filter(isAlive)).toEqual([])
  await expect(pool.ask({ echo: 'late' }, limits)).rejects.toThrow(ProcessesClosed)
})
