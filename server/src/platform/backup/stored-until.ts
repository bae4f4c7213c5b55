import { z } from 'zod'
import type { SealedStore } from './store/sealed-store.ts'
import type { Line, Position } from './wal/positions.ts'

const name = 'stored-until'
const schema = z.object({
  system: z.string(),
  timeline: z.number(),
  position: z.string().regex(/^\d+$/).transform(BigInt),
  at: z.iso.datetime().transform((text) => new Date(text)),
})

/** The log is stored up to this position, including everything committed before this time. */
export type StoredUntil = Line & { position: Position; at: Date }

export const keepStoredUntil = (
  store: SealedStore,
  { system, timeline, position, at }: StoredUntil,
): Promise<void> =>
  store.put(
    name,
    Buffer.from(JSON.stringify({ system, timeline, position: String(position), at: at.toISOString() })),
  )

export async function readStoredUntil(store: SealedStore): Promise<StoredUntil | undefined> {
  const bytes = await store.get(name)
  return bytes && schema.parse(JSON.parse(Buffer.from(bytes).toString()))
}
