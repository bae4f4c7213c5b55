import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Heads } from '../add-checkpoint.ts'

/** A line of the file. `before` is the digest of the note that this one replaces. */
interface Entry {
  origin: string
  before: string | null
  note: string
}

/** Above this size, the next start rewrites the file with only the newest note of each log. */
const longBytes = 1_000_000

export interface FileHeads extends Heads {
  notes: ReadonlyMap<string, string>
  close(): Promise<void>
}

/**
 * Stores the heads of a witness in an append-only file, one line each, written to disk before the answer. A last line that a
 * crash cut off was never answered, and is dropped. Any other damage, or a second process, prevents the start. Throws with a
 * sentence for the operator.
 */
export async function openFileHeads(folder: string): Promise<FileHeads> {
  const unlock = await lock(folder)
  try {
    const path = join(folder, 'heads.jsonl')
    const notes = await readNotes(path)
    if ((await sizeOf(path)) > longBytes) await writeAnew(folder, path, notes)
    const file = await open(path, 'a', 0o600)
    await syncFolder(folder)
    return headsIn(folder, { file, path, notes, length: await sizeOf(path) }, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

type Opened = { file: FileHandle; path: string; notes: Map<string, string>; length: number }

function headsIn(
  folder: string,
  { file, path, notes, ...opened }: Opened,
  unlock: () => Promise<void>,
): FileHeads {
  let length = opened.length
  let last: Promise<unknown> = Promise.resolve()
  /** Runs writes one at a time, in the order of arrival. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
  // If a line was only partly written, or another process has written, the file is not in the state we know. Then nothing more
  // is signed until the next start has read it.
  const requireOurs = async () => {
    const { size, ino } = await stat(path)
    if (size !== length || ino !== (await file.stat()).ino)
      throw new Error(
        'The file of heads was changed by somebody else, or not written as a whole: start again.',
      )
  }
  return {
    notes,
    read: async (origin) => notes.get(origin),
    replace: (origin, before, note) =>
      inTurn(async () => {
        if (notes.get(origin) !== before) return false
        await requireOurs()
        const line = lineOf({ origin, before: digestOf(before), note })
        await file.appendFile(line)
        await file.datasync()
        length += Buffer.byteLength(line)
        await requireOurs()
        notes.set(origin, note)
        return true
      }),
    refused: async (origin, why, note) => {
      process.stderr.write(`Refused a signed state of ${JSON.stringify(origin)}: ${why}\n`)
      // The first one is the proof; later ones add nothing.
      if (why === 'other-root')
        await writeFile(join(folder, `second-history-${sha256(origin)}.note`), note, {
          flag: 'wx',
          flush: true,
        }).catch(ignoreExisting)
    },
    close: () =>
      inTurn(async () => {
        await file.close()
        await unlock()
      }),
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const lineOf = (entry: Entry): string => `${JSON.stringify(entry)}\n`
const digestOf = (note: string | undefined): string | null => (note === undefined ? null : sha256(note))

/** Reads the file from its beginning. Ignores a line that does not continue the last one of its log: it was never answered. */
async function readNotes(path: string): Promise<Map<string, string>> {
  const file = await open(path, 'a+', 0o600)
  try {
    const text = await file.readFile('utf8')
    const end = text.lastIndexOf('\n') + 1
    if (end < text.length) {
      await file.truncate(Buffer.byteLength(text.slice(0, end)))
      await file.sync()
    }
    const notes = new Map<string, string>()
    for (const [i, line] of text.slice(0, end).split('\n').slice(0, -1).entries()) {
      const entry = parseEntry(line)
      if (!entry) throw new Error(`${path} is damaged in line ${i + 1}: put back a copy that is not.`)
      const { origin, before, note } = entry
      if (before === digestOf(notes.get(origin))) notes.set(origin, note)
    }
    return notes
  } finally {
    await file.close()
  }
}

function parseEntry(line: string): Entry | undefined {
  try {
    const { origin, before, note } = JSON.parse(line)
    const isSound = typeof origin === 'string' && typeof note === 'string'
    return isSound && (before === null || typeof before === 'string') ? { origin, before, note } : undefined
  } catch {
    return undefined
  }
}

async function writeAnew(folder: string, path: string, notes: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...notes].map(([origin, note]) => lineOf({ origin, before: null, note }))
  await writeFile(`${path}.new`, lines.join(''), { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  await syncFolder(folder)
}

const sizeOf = async (path: string): Promise<number> => (await stat(path)).size

/** Makes a new file name survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

/** Keeps a second process out. Takes over the lock of a process that crashed. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  for (let attempt = 0; attempt < 2; attempt++) {
    const isOurs = await writeFile(path, String(process.pid), { flag: 'wx' }).then(() => true, ignoreExisting)
    if (isOurs) return () => rm(path, { force: true })
    const holder = Number(await readText(path))
    if (isRunning(holder))
      throw new Error(
        `Another witness (process ${holder}) works in ${folder}: two would sign two histories. If none does, delete ${path}.`,
      )
    await rm(path, { force: true })
  }
  throw new Error(`Another witness is starting in ${folder}.`)
}

async function readText(path: string): Promise<string> {
  const file = await open(path)
  try {
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

/** In a container every start may get the same process id, so a lock with our own id is a stale one. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}
