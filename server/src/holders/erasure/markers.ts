import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'

const schema = z.object({
  accountId: z.string(),
  /** What was erased: everything stored about the person, or only their documents. */
  of: z.enum(['person', 'documents']),
  at: z.iso.datetime(),
})
/**
 * A note beside the backups that a person was erased, so that a restored older database erases them again. Contains only ids.
 */
export type ErasureMarker = z.infer<typeof schema>

const aWeekOfTries = 2_100

export const markErasures = defineQueue<ErasureMarker>('mark-erasures', { retryLimit: aWeekOfTries })

const folder = 'erasures/'
const nameOf = ({ accountId, of }: ErasureMarker) => `${folder}${accountId.replace('_', '-')}.${of}`

/** Running it twice is safe: it writes the same object. Without a place for backups it writes nothing. */
export async function runMarkErasure(
  { backups }: Pick<Context, 'backups'>,
  marker: ErasureMarker,
): Promise<void> {
  if (!backups.isSet) return
  const store = await backups.open()
  await store.put(nameOf(marker), Buffer.from(JSON.stringify(schema.parse(marker))))
}

/** Every marker beside the backups. */
export async function readMarkers({ backups }: Pick<Context, 'backups'>): Promise<ErasureMarker[]> {
  if (!backups.isSet) return []
  const store = await backups.open()
  const stored = await Promise.all((await store.list(folder)).map((name) => store.get(name)))
  return stored.flatMap((bytes) => (bytes ? [schema.parse(JSON.parse(Buffer.from(bytes).toString()))] : []))
}
