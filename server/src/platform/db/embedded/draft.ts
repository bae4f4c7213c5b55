import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './postmaster.ts'

/** Drafts of this process: in a container the next process often has the same id as the one that was killed. */
const ours = new Set<string>()

/** A name next to `path` under which to prepare it; it is then renamed or linked into place, whole or not at all. */
export function draftOf(path: string): string {
  const draft = `${path}.draft-${process.pid}-${randomBytes(4).toString('hex')}`
  ours.add(draft)
  return draft
}

/** Removes what killed processes were preparing in `folder`. */
export async function clearDeadDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.draft-(\d+)-[0-9a-f]+/.exec(name)?.[1])
    const path = join(folder, name)
    if (!pid || (pid === process.pid ? [...ours].some((draft) => path.startsWith(draft)) : isAlive(pid)))
      continue
    // An orphaned initdb may still be writing: what it leaves now is removed at the next start.
    await rm(path, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}
