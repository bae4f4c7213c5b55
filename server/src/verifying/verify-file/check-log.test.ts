import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatVerifierKey, parseTilePath, signCheckpoint } from '@credenza/credential/log'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { logKey } from '../../../../credential/test/deployment.ts'
import { testIssuer } from '../../../../credential/test/keys.ts'
import { memoryLog, numberedLeaves } from '../../../../credential/test/memory-log.ts'
import { runCheckLog } from './run-check-log.ts'

const host = 'credenza.example'
const origin = `${host}/log/certificates`
const verifierKey = formatVerifierKey({ name: origin, publicKey: logKey.publicKey })
const folder = mkdtempSync(join(tmpdir(), 'check-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

let printed = ''
beforeEach(() => {
  printed = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed += text
      return true
    })
})

/** A host's log with these leaves, one state after the other, and the signed note of each. */
async function logOf(...parts: Uint8Array[][]) {
  const log = memoryLog()
  const notes: string[] = []
  for (const leaves of parts) notes.push(await signCheckpoint({ origin, ...log.append(leaves) }, logKey))
  const [newest = ''] = notes.slice(-1)
  return { notes, read: reading(newest, log.rows) }
}

/** What a host with these tiles answers; `log` is the name of the log. */
function reading(note: string, rows: ReadonlyMap<string, Uint8Array>, log = 'certificates') {
  return async (url: string): Promise<Uint8Array> => {
    const path = url.slice(`https://${host}/`.length)
    if (path === '.well-known/did.json') return Buffer.from(JSON.stringify(didDocument))
    if (path === `log/${log}/checkpoint`) return Buffer.from(note)
    const file = parseTilePath(path.slice(`log/${log}/`.length))
    const row = file?.kind === 'hashes' ? rows.get(`${file.level}/${file.index}`) : undefined
    if (!file || !row || row.length < file.width * 32) throw new Error('404')
    return row.subarray(0, file.width * 32)
  }
}

const did = `did:web:${host}`
const didDocument = {
  id: did,
  service: [
    { id: `${did}#certificates-log`, serviceEndpoint: { verifierKey } },
    {
      id: `${did}#chain`,
      serviceEndpoint: { chainId: 1, contract: `0x${'cd'.repeat(20)}`, confirmations: 0 },
    },
  ],
}

const nobody = () => Promise.reject(new Error('unreachable'))
const check = (kept: string, read: (url: string) => Promise<Uint8Array>, ...more: string[]) => {
  const file = join(folder, 'kept.note')
  writeFileSync(file, kept)
  return runCheckLog(['--kept', file, '--trust', host, ...more], read)
}

describe('a log that grew', () => {
  test.each([
    [1, 0],
    [1, 1],
    [255, 2],
    [256, 300],
    [300, 70_000],
    [65_536, 1],
  ])('from %i entries by %i is CONSISTENT with what was kept, 0', async (before, more) => {
    const { notes, read } = await logOf(numberedLeaves(0, before), numberedLeaves(before, more))
    expect(await check(notes[0]!, read)).toBe(0)
    expect(await check(notes[0]!, read, '--trust', verifierKey)).toBe(0)
    expect(printed).toContain(
      `begins with the ${before} entries that you kept, and now has ${before + more}.`,
    )
  })
})

describe('a log that was rewritten', () => {
  test.each([
    [300, 300],
    [256, 400],
    [299, 700],
  ])('after %i entries, and now has %i, is REWRITTEN, 1, with both signed states', async (size, now) => {
    const { notes } = await logOf(numberedLeaves(0, size))
    const another = await logOf([...numberedLeaves(0, 100), ...numberedLeaves(9_000, now - 100)])
    expect(await check(notes[0]!, another.read)).toBe(1)
    expect(printed).toContain('REWRITTEN')
    expect(printed).toContain(notes[0])
    expect(printed).toContain(another.notes[0])
  })
})

describe('nothing is proven, 2,', () => {
  test('by a host that is out of reach, shows an older state, or one that it did not sign', async () => {
    const { notes, read } = await logOf(numberedLeaves(0, 300), numberedLeaves(300, 300))
    expect(await check(notes[1]!, nobody)).toBe(2)
    expect(await check(notes[1]!, nobody, '--trust', verifierKey)).toBe(2)
    const older = async (url: string) => (url.endsWith('checkpoint') ? Buffer.from(notes[0]!) : read(url))
    expect(await check(notes[1]!, older)).toBe(2)
    expect(printed).toContain('shows an older state')
    const forged = async (url: string) =>
      url.endsWith('checkpoint') ? Buffer.from(notes[1]!.replace('\n600\n', '\n601\n')) : read(url)
    expect(await check(notes[0]!, forged)).toBe(2)
    expect(printed).toContain('is not signed with the key of the log')
  })

  test('by hashes that do not lead to the signed state, whichever of them was changed', async () => {
    const { notes, read } = await logOf(numberedLeaves(0, 300), numberedLeaves(300, 300))
    const paths: string[] = []
    const noting = async (url: string) => {
      paths.push(url)
      return read(url)
    }
    expect(await check(notes[0]!, noting)).toBe(0)
    const tiles = [...new Set(paths.filter((url) => url.includes('/tile/')))]
    expect(tiles.length).toBeGreaterThan(1)
    for (const tile of tiles) {
      const changed = async (url: string) => {
        const bytes = Uint8Array.from(await read(url))
        if (url === tile) bytes[0]! ^= 1
        return bytes
      }
      expect(await check(notes[0]!, changed), tile).toBe(2)
    }
  })
})

test('the log of statements is checked with the same key', async () => {
  const name = origin.replace('certificates', 'statements')
  const log = memoryLog()
  const kept = await signCheckpoint({ origin: name, ...log.append(numberedLeaves(0, 5)) }, logKey)
  const now = await signCheckpoint({ origin: name, ...log.append(numberedLeaves(5, 5)) }, logKey)
  expect(await check(kept, reading(now, log.rows, 'statements'), '--trust', verifierKey)).toBe(0)
})

test('a file that is not a state of this host’s log ends with code 64, and so does a wrong call', async () => {
  const { notes, read } = await logOf(numberedLeaves(0, 3))
  expect(await check('hello', read)).toBe(64)
  expect(await check(notes[0]!.replaceAll(host, 'other.example'), read)).toBe(64)
  const thief = testIssuer(21)
  const log = memoryLog()
  const theirs = await signCheckpoint({ origin, ...log.append(numberedLeaves(0, 3)) }, thief)
  expect(await check(theirs, read, '--trust', verifierKey)).toBe(64)
  expect(await check(theirs, read)).toBe(2)
  expect(await runCheckLog([], read)).toBe(64)
  expect(await runCheckLog(['--kept', 'no-such-file', '--trust', host], read)).toBe(64)
  expect(await runCheckLog(['--trust', host], read)).toBe(64)
  expect(await runCheckLog(['--kept', 'x', '--trust', verifierKey], read)).toBe(64)
})
