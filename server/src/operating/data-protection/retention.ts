import { type Retention, type RetentionKind, retentionBounds, retentionKinds } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { changeSetting } from '../../people/two-admins/change-setting.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { setRetention } from '../../platform/retention/kept-since.ts'
import { retentionSubjects } from './recorded.ts'

/** For how many days each kind of data is kept now, and which numbers can be chosen. */
export async function readRetention(db: Db): Promise<Retention[]> {
  const rows = await db.selectFrom('retention_choice').select(['kind', 'days']).execute()
  const chosen = new Map(rows.map(({ kind, days }) => [kind, days]))
  return retentionKinds.map((kind) => ({
    kind,
    ...retentionBounds[kind],
    days: chosen.get(kind) ?? retentionBounds[kind].standard,
  }))
}

/**
 * Sets the days for a kind of data, from the next purge on. Can take a second administrator. Throws 'invalid' outside the
 * kind's bounds.
 */
export async function chooseRetention(
  ctx: Context,
  admin: Caller,
  { kind, days }: { kind: RetentionKind; days: number },
): Promise<void> {
  const { least, most } = retentionBounds[kind]
  if (days < least || days > most) throw fieldRefusal('days', 'invalid.retention_days', { least, most })
  await changeSetting(
    ctx,
    admin,
    {
      act: { act: 'retention.change', subject: kind, parameters: [String(days)] },
      action: 'retention.changed',
      subject: `${retentionSubjects}${kind}`,
      detail: { days },
    },
    (tx, now) => setRetention(tx, kind, days, now),
  )
}
