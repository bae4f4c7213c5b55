import { createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Keys } from '../../keys/keys.ts'
import { openBox, sealBox } from '../../keys/secret-box.ts'
import type { ObjectStore } from './object-store.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Objects that nobody can read, alter or swap without the key. */
export interface SealedStore extends ObjectStore {
  /** A name for these bytes: always the same, and meaningless without the key. */
  contentName(bytes: Uint8Array): string
}

const keyCheck = 'master-key-check'

/**
 * Compresses (zstd) and seals (AES-256-GCM) each object under a key of its own, derived from the master key and the object's
 * name, so an object under another one's name does not open. Rejects when the place holds the backups of another master key.
 */
export async function openSealedStore(store: ObjectStore, keys: Keys): Promise<SealedStore> {
  const found = await store.get(keyCheck)
  if (!found) await store.put(keyCheck, Buffer.from(keys.checkValue))
  else if (Buffer.from(found).toString() !== keys.checkValue)
    throw new Error(
      'The backups there were made with another master key: set MASTER_KEY to the one they were made with.',
    )
  const sealing = keys.secret('backup')
  const naming = keys.secret('backup-names')
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

function opened(name: string, key: Uint8Array, box: Uint8Array): Uint8Array {
  try {
    return openBox(key, box)
  } catch (error) {
    throw new Error(`The piece ${name} of the backup was altered or damaged.`, { cause: error })
  }
}
