import { hash } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatVerifierKey, openCosignatures, parseWitnessKeys } from '@credenza/credential/log'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLog } from '../../../../test/stand-ins/witness-logs.ts'
import { parseOptions } from './options.ts'
import { runWitness, startWitness } from './run-witness.ts'

let folder: string
const running: { close(): Promise<void> }[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witness-'))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  for (const witness of running.splice(0)) await witness.close()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const log = openLog('log.example/log', 9)
log.append(12)
const argv = (name = 'w.example', key = formatVerifierKey(log.key)) => [
  '--name',
  name,
  '--for',
  key,
  '--folder',
  folder,
  '--port',
  '0',
]

async function start(name?: string) {
  const witness = await startWitness(parseOptions(argv(name)))
  running.push(witness)
  return witness
}
const post = async (url: string, body: string) => {
  const answer = await fetch(`${url}/add-checkpoint`, { method: 'POST', body })
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
}

describe('a witness alone', () => {
  test('signs, remembers over a restart, and refuses a fork then', async () => {
    const first = await start()
    const { body } = await post(first.url, await log.submission(0, 5))
    const keys = parseWitnessKeys([first.verifierKey])
    expect((await openCosignatures((await log.checkpointAt(5)) + body, keys)).seen).toHaveLength(1)
    await running.pop()!.close()

    const second = await start()
    expect(second.verifierKey).toBe(first.verifierKey)
    expect(await post(second.url, await log.submission(0, 9))).toEqual({
      status: 409,
      type: 'text/x.tlog.size',
      body: '5\n',
    })
    expect((await post(second.url, await log.fork(2, 1).submission(5))).status).toBe(422)
    expect((await post(second.url, await log.submission(5))).status).toBe(200)
    const kept = await fetch(`${second.url}/${hash('sha256', log.origin)}/checkpoint`)
    expect(await kept.text()).toContain(`${log.origin}\n12\n`)
    expect((await fetch(`${second.url}/${'0'.repeat(64)}/checkpoint`)).status).toBe(404)
    expect(await (await fetch(second.url)).text()).toContain(second.verifierKey)
  })

  test('keeps its key from others', async () => {
    await start()
    expect((await stat(join(folder, 'witness.key'))).mode & 0o777).toBe(0o600)
  })

  test('answers requests that are too long, of another kind, or to no known path', async () => {
    const { url } = await start()
    expect((await post(url, 'x'.repeat(300_000))).status).toBe(413)
    expect((await post(url, 'garbage')).status).toBe(400)
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(405)
    expect((await fetch(`${url}/nowhere`)).status).toBe(404)
    expect((await post(url, await log.submission(0))).status).toBe(200)
  })

  test('does not start under another name than it has signed as', async () => {
    const { url } = await start()
    await post(url, await log.submission(0, 5))
    await running.pop()!.close()
    await expect(start('other.example')).rejects.toThrow('was not signed as other.example')
    await start()
  })

  test('does not start twice in one folder, nor on a port that is taken', async () => {
    const { url } = await start()
    await expect(
      startWitness({
        ...parseOptions(argv()),
        folder: join(folder, 'other'),
        port: Number(new URL(url).port),
      }),
    ).rejects.toThrow('set --port to a free one')
  })
})

describe('is not called like this, 64', () => {
  const key = formatVerifierKey(log.key)
  test.each([
    [[]],
    [['--name', 'w']],
    [['--for', key]],
    [['--name', 'two words', '--for', key]],
    [['--name', 'w', '--for', 'no-key']],
    [['--name', 'w', '--for', key, '--port', '70000']],
    [['--name', 'w', '--for', key, '--unknown']],
  ])('%j', async (args) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(await runWitness(args)).toBe(64)
  })
})
