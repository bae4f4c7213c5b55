import { z } from 'zod'
import { clocksDifferMs } from '../../in-force.ts'
import type { SealedStore } from '../store/sealed-store.ts'

const position = z.string().regex(/^\d+$/).transform(BigInt)

/** Everything needed to restore a copy of the database's files and to make it consistent with the log. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The release that made the copy. */
  release: z.string(),
  system: z.string(),
  timeline: z.number(),
  /** The log must be replayed from here … */
  start: position,
  /** … to here at least, because the files were copied while they were being written. */
  stop: position,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The content of the file backup_label that Postgres expects. */
  label: z.string(),
  /** The superuser's password, which the copy has too. */
  password: z.string(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), chunks: z.array(z.string()) })),
})

export type Manifest = z.infer<typeof manifestSchema>

const folder = 'bases/'

/** Names a base by the moment from which it can be restored, so that names sort by time: '20261123T054800.123Z'. */
export const baseNameOf = (endedAt: Date): string => endedAt.toISOString().replaceAll(/[-:]/g, '')

export function baseMoment(name: string): Date {
  return new Date(name.replace(/^(.{4})(..)(..T..)(..)(.*)$/, '$1-$2-$3:$4:$5'))
}

export async function keepManifest(store: SealedStore, manifest: Manifest): Promise<string> {
  const name = baseNameOf(new Date(manifest.endedAt))
  const text = JSON.stringify(manifest, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  await store.put(`${folder}${name}`, Buffer.from(text))
  return name
}

/** The names of all bases, oldest first. */
export async function listBases(store: Pick<SealedStore, 'list'>): Promise<string[]> {
  return (await store.list(folder)).map((name) => name.slice(folder.length))
}

/**
 * When the newest base or drill was, of these in order. One of a time to come was made while the clock was ahead: if it counted, no
 * other would be made until then.
 */
export const newestMoment = (names: readonly string[], now: Date): Date | undefined =>
  names.map(baseMoment).findLast((at) => at.getTime() <= now.getTime() + clocksDifferMs)

export async function readManifest(store: SealedStore, name: string): Promise<Manifest> {
  const bytes = await store.get(`${folder}${name}`)
  if (!bytes) throw new Error(`There is no backup ${name}.`)
  return manifestSchema.parse(JSON.parse(Buffer.from(bytes).toString()))
}

export const deleteBases = (store: SealedStore, names: readonly string[]): Promise<void> =>
  store.delete(names.map((name) => `${folder}${name}`))
