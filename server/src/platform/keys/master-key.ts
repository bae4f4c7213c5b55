import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessAbsent } from '../unless-absent.ts'
import { type Keys, keysOf } from './keys.ts'
import { decodeMasterKey, WRAPPED } from './master-key-text.ts'
import { openKeyPort } from './port/open-key-port.ts'
import type { KeyPortSettings } from './port/settings.ts'

const MASTER_KEY_BYTES = 32
const FILE_NAME = 'master.key'

/**
 * The 32 bytes from which every other key of this deployment derives: MASTER_KEY if it is set, otherwise the file `master.key`
 * in the data folder, which is created (mode 0600) if absent and never overwritten. Only for a database that nothing was sealed in.
 */
export async function loadMasterKey(settings: MasterKeySettings): Promise<Buffer> {
  return (await findMasterKey(settings)) ?? (await makeMasterKeyFile(settings))
}

/** Like `loadMasterKey`, but rejects if there is none. */
export async function readMasterKey(settings: MasterKeySettings): Promise<Buffer> {
  const found = await findMasterKey(settings)
  if (found) return found
  throw new Error(
    `There is no master key: set MASTER_KEY to it, or put the key that you printed or backed up into ${fileIn(settings)} (chmod 600).`,
  )
}

/**
 * The keys for work without the database, such as a restore. After a rotation they lack the first master key, which is stored
 * in the database and the backups.
 */
export const readKeys = async (settings: MasterKeySettings): Promise<Keys> =>
  keysOf(await readMasterKey(settings))

export const makeMasterKey = (): Buffer => randomBytes(MASTER_KEY_BYTES)

/**
 * Writes another key into the file, and keeps the old one beside it as `master.key.before-<time>`. If killed at any point,
 * `master.key` is complete.
 */
export async function replaceMasterKeyFile(settings: MasterKeySettings, key: Uint8Array): Promise<void> {
  const file = fileIn(settings)
  const before = `${file}.before-${new Date().toISOString().replaceAll(':', '-')}`
  const draft = await draftKeyFile(file, await keyText(key, settings))
  await link(file, before)
  await rename(draft, file)
  await syncFolder(dirname(file))
}

interface MasterKeySettings {
  /** MASTER_KEY: 32 bytes, base64 or base64url; or `wrapped:` and the bytes wrapped by the key port. */
  masterKey?: string | undefined
  /** What wraps the stored key. */
  keyPort?: KeyPortSettings
  dataFolder: string
}

const fileIn = ({ dataFolder }: MasterKeySettings): string => join(dataFolder, FILE_NAME)

async function findMasterKey(settings: MasterKeySettings): Promise<Buffer | undefined> {
  if (settings.masterKey) return openKeyText(settings.masterKey, 'MASTER_KEY', settings)
  return await readMasterKeyFile(settings)
}

/** The stored form of a key: wrapped by the key port if there is one, otherwise base64. */
export async function keyText(key: Uint8Array, { keyPort }: MasterKeySettings): Promise<string> {
  if (!keyPort) return Buffer.from(key).toString('base64')
  const port = await openKeyPort(keyPort)
  return WRAPPED + Buffer.from(await port.wrap(key)).toString('base64')
}

/** Also reads an unwrapped key if there is a key port. The next rotation wraps it. */
async function openKeyText(text: string, source: string, { keyPort }: MasterKeySettings): Promise<Buffer> {
  if (!text.trim().startsWith(WRAPPED)) return decodeMasterKey(text, source)
  if (!keyPort) throw new Error(`${source} is wrapped: set KMS_… or PKCS11_… to the key that opens it.`)
  const port = await openKeyPort(keyPort)
  const opened = await port
    .unwrap(Buffer.from(text.trim().slice(WRAPPED.length), 'base64'))
    .catch((cause) => {
      throw new Error(`${source} does not open: it was altered, or wrapped by another key.`, { cause })
    })
  return decodeMasterKey(Buffer.from(opened).toString('base64'), source)
}

async function readMasterKeyFile(settings: MasterKeySettings): Promise<Buffer | undefined> {
  const file = fileIn(settings)
  const text = await readFile(file, 'utf8').catch(unlessAbsent)
  if (text === undefined) return undefined
  const { mode } = await stat(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new Error(`${file} can be read by other users of this machine; run: chmod 600 ${file}`)
  }
  return openKeyText(text, file, settings)
}

/**
 * Creates the file. The order matters: the key is completely on disk before it gets its name, and `link` refuses an existing
 * name, so two processes that start at once both use the first one's key.
 */
async function makeMasterKeyFile(settings: MasterKeySettings): Promise<Buffer> {
  const file = fileIn(settings)
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = await draftKeyFile(file, await keyText(makeMasterKey(), settings))
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  await syncFolder(folder)
  const made = await readMasterKeyFile(settings)
  if (!made) throw new Error(`${file} vanished while it was being made; start again`)
  return made
}

/** Writes a key completely to disk, under a temporary name in the same folder. */
async function draftKeyFile(file: string, text: string): Promise<string> {
  const draft = join(dirname(file), `.${FILE_NAME}-${randomUUID()}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${text}\n`)
    await handle.sync()
    return draft
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
