import type { SealedStore } from '../store/sealed-store.ts'

const folder = 'chunks/'
export const chunkBytes = 2 ** 20

/** Uses two letters of each name as a folder, so that no folder gets too full. */
const placeOf = (name: string): string => `${folder}${name.slice(0, 2)}/${name}`

/** Stores each piece of a file once, however many bases contain it. */
export async function openChunks(store: SealedStore): Promise<{ keep(bytes: Uint8Array): Promise<string> }> {
  const stored = new Set(await listChunks(store))
  return {
    keep: async (bytes) => {
      const name = store.contentName(bytes)
      if (!stored.has(name)) {
        await store.put(placeOf(name), bytes)
        stored.add(name)
      }
      return name
    },
  }
}

export async function readChunk(store: SealedStore, name: string): Promise<Uint8Array> {
  const bytes = await store.get(placeOf(name))
  if (!bytes) throw new Error(`The piece ${placeOf(name)} of the backup is missing.`)
  if (store.contentName(bytes) !== name)
    throw new Error(`The piece ${placeOf(name)} of the backup was altered.`)
  return bytes
}

export async function listChunks(store: Pick<SealedStore, 'list'>): Promise<string[]> {
  return (await store.list(folder)).map((name) => name.slice(name.lastIndexOf('/') + 1))
}

export const deleteChunks = (store: SealedStore, names: readonly string[]): Promise<void> =>
  store.delete(names.map(placeOf))
