import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './postmaster.ts'

/**
 * Drafts of this process. Process ids do not tell them apart: in a container the next process often has the same id as a killed
 * one.
 */
const ours = new Set<string>()

/** A name next to `path` for preparing a file or folder, which is then renamed or linked into place as a whole. */
export function draftOf(path: string): string {
  const draft = `${path}.draft-${process.pid}-${randomBytes(4).toString('hex')}`
  ours.add(draft)
  return draft
}

/** Removes drafts that killed processes left in `folder`. */
export async function clearDeadDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.draft-(\d+)-[0-9a-f]+/.exec(name)?.[1])
    const path = join(folder, name)
    if (!pid || (pid === process.pid ? [...ours].some((draft) => path.startsWith(draft)) : isAlive(pid)))
      continue
    // An orphaned initdb may still be writing. What it leaves now is removed at the next start.
    await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}
