import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draftOf } from './draft.ts'
import type { Home } from './home.ts'

export const passwordFile = ({ folder }: Home): string => join(folder, 'password')

/** The generated password of the embedded server, in a 0600 file next to the cluster. */
export async function ensurePassword(home: Home): Promise<string> {
  const path = passwordFile(home)
  if (!existsSync(path)) {
    // With link, the file is complete or absent, and two first starts get the same one.
    const draft = draftOf(path)
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(draft)
  }
  return await readFile(path, 'utf8')
}
