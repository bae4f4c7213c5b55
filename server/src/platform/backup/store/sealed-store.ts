import { createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { type Keys, keysOf } from '../../keys/keys.ts'
import { openBox, sealBox } from '../../keys/secret-box.ts'
import type { ObjectStore } from './object-store.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Objects that nobody can read, alter or swap without the key. */
export interface SealedStore extends ObjectStore {
  /** A name for these bytes: always the same, and without the key it tells nothing. */
  contentName(bytes: Uint8Array): string
}

const keyCheck = 'master-key-check'

/**
 * Compresses (zstd) and seals (AES-256-GCM) each object under its own key, derived from the first master key and the object's
 * name, so that an object does not open under another name. Rejects if the store has backups of another master key.
 */
export async function openSealedStore(
  store: ObjectStore,
  keys: Keys,
  /** For reading: rejects with this, and writes nothing, if nothing was ever stored there. */
  { orElse }: { orElse?: string } = {},
): Promise<SealedStore> {
  if (orElse !== undefined && !(await store.get(keyCheck))) throw new Error(orElse)
  const root = await rootKeys(store, keys)
  const sealing = root.secret('backup')
  const naming = root.secret('backup-names')
  const keyFor = (name: string) => createHmac('sha256', sealing).update(name).digest()
  return {
    put: async (name, bytes) => store.put(name, sealBox(keyFor(name), await compress(bytes))),
    get: async (name) => {
      const box = await store.get(name)
      return box && (await decompress(opened(name, keyFor(name), box)))
    },
    list: store.list,
    delete: store.delete,
    contentName: (bytes) => createHmac('sha256', naming).update(bytes).digest('hex'),
  }
}

const rootPurpose = 'root-of-backups'
const rootName = (checkValue: string): string => `master-key-root-${checkValue}`

/**
 * Backups keep using the first master key after a rotation. It is stored beside them too, sealed under each later key, so that
 * a restore needs no database.
 */
async function rootKeys(store: ObjectStore, keys: Keys): Promise<Keys> {
  const found = await store.get(keyCheck)
  const { checkValue, secret } = keys.root
  if (!found) await store.put(keyCheck, Buffer.from(checkValue))
  else if (Buffer.from(found).toString() !== checkValue) {
    const kept = await store.get(rootName(keys.checkValue))
    if (kept) return keysOf(keys.open(rootPurpose, kept))
    throw new Error(
      'The backups there were made with another master key: set MASTER_KEY to the one they were made with.',
    )
  }
  const name = rootName(keys.checkValue)
  if (checkValue !== keys.checkValue && !(await store.get(name)))
    await store.put(name, keys.seal(rootPurpose, secret()))
  return keys
}

function opened(name: string, key: Uint8Array, box: Uint8Array): Uint8Array {
  try {
    return openBox(key, box)
  } catch (error) {
    throw new Error(`The piece ${name} of the backup was altered or damaged.`, { cause: error })
  }
}
