import { z } from 'zod'
import { baseNameOf, newestMoment } from './base/manifest.ts'
import type { SealedStore } from './store/sealed-store.ts'

const reportSchema = z.object({
  ok: z.boolean(),
  at: z.iso.datetime(),
  /** The base that was restored, and the newest transaction in the copy. */
  base: z.string().optional(),
  lastCommit: z.iso.datetime().nullable().optional(),
  restoreSeconds: z.number().optional(),
  auditSeconds: z.number().optional(),
  /** What the audit of the copy found, or why it could not run; empty if everything is fine. */
  findings: z.array(z.string()),
})

/** How a restore drill went. */
export type DrillReport = z.infer<typeof reportSchema>

const folder = 'drills/'
const kept = 50

export async function keepDrill(store: SealedStore, report: DrillReport): Promise<void> {
  const outcome = report.ok ? 'good' : 'bad'
  await store.put(
    `${folder}${baseNameOf(new Date(report.at))}-${outcome}`,
    Buffer.from(JSON.stringify(report)),
  )
  await store.delete((await store.list(folder)).slice(0, -kept))
}

/** When the newest drill was, and the newest successful one. */
export async function newestDrills(
  store: Pick<SealedStore, 'list'>,
  now: Date,
): Promise<{ any: Date | undefined; good: Date | undefined }> {
  const names = (await store.list(folder)).map((name) => name.slice(folder.length))
  const newest = (outcome: RegExp) =>
    newestMoment(
      names.filter((name) => outcome.test(name)).map((name) => name.replace(outcome, '')),
      now,
    )
  return { any: newest(/-(good|bad)$/), good: newest(/-good$/) }
}
