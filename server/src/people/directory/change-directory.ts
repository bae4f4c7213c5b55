import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, type NewAuditEntry } from '../../proof/audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { type Author, type DirectoryPerson, settleAccess } from './settle-access.ts'

interface Changed<Result> {
  result: Result
  /** People whose access may change. */
  people: readonly DirectoryPerson[]
  /** Further entries for the trail. */
  entries?: NewAuditEntry[]
}

/**
 * Changes an organisation's directory, and in the same transaction the access of the people concerned. Changes of one directory
 * run one after the other.
 */
export function changeDirectory<Result>(
  ctx: Context,
  by: Author,
  change: (tx: Tx, now: Date) => Promise<Changed<Result>>,
): Promise<Result> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, by.organisationId)
    const { result, people, entries = [] } = await change(tx, now)
    const settled = await settleAccess(ctx, tx, organisation, by, people)
    await appendAudit(ctx, tx, organisation.id, now, [...entries, ...settled])
    return result
  })
}
