import { z } from 'zod'
import type { SealedStore } from './store/sealed-store.ts'

const name = 'stored-until'
const schema = z.object({ at: z.iso.datetime() })

/** Notes that everything that was committed before this moment is stored. */
export const keepStoredUntil = (store: SealedStore, at: Date): Promise<void> =>
  store.put(name, Buffer.from(JSON.stringify({ at: at.toISOString() })))

export async function readStoredUntil(store: SealedStore): Promise<Date | undefined> {
  const bytes = await store.get(name)
  return bytes && new Date(schema.parse(JSON.parse(Buffer.from(bytes).toString())).at)
}
