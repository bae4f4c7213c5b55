import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SigningKey, signingKeyOf } from '../../../platform/keys/signing-key.ts'

/**
 * The key of a witness in its folder, created at the first start and never replaced. Throws when the file does not
 * contain a key.
 */
export async function openKeyFile(folder: string): Promise<SigningKey> {
  const path = join(folder, 'witness.key')
  const made = `${randomBytes(32).toString('base64')}\n`
  await writeFile(path, made, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  await chmod(path, 0o600)
  const seed = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64')
  if (seed.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes in base64.`)
  return signingKeyOf(seed)
}
