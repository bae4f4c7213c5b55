import type { TimelineEntry, TimelineKind } from '@credenza/schema'
import type { Db } from '../../context.ts'
import { actorNames } from '../../people/colleague/actor-names.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** What the trail calls the steps that somebody of the issuer takes. */
const actions: Partial<Record<TimelineKind, string>> = {
  created: 'certificate.created',
  corrects: 'certificate.created',
  signed: 'certificate.signed',
  transferred: 'certificate.transferred',
  suspended: 'certificate.suspended',
  reinstated: 'certificate.reinstated',
  revoked: 'certificate.revoked',
  superseded: 'certificate.superseded',
}

/** The timeline as its issuer sees it: with the colleague behind each step, according to the trail, and the issuer's reasons. */
export async function withOwnActs(
  db: Db,
  certificate: Certificate,
  entries: readonly TimelineEntry[],
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'actor'])
    .where('org_id', '=', certificate.organisationId)
    .where('subject', '=', certificate.id)
    .where('action', 'in', Object.values(actions))
    .orderBy('seq')
    .execute()
  const names = await actorNames(
    db,
    certificate.organisationId,
    rows.map(({ actor }) => actor),
  )
  return entries.map((entry) => {
    const own = rows.filter(({ action }) => action === actions[entry.kind])
    // Whatever can happen twice is written with the time of its entry. A transfer bears the time of its block instead.
    const row = own.length > 1 ? own.find(({ at }) => at.toISOString() === entry.at) : own[0]
    const colleague = row && names.get(row.actor)
    const reason = reasonOf(entry, certificate)
    return { ...entry, ...(colleague && { colleague }), ...(reason && { reason }) }
  })
}

/** The certificate has the issuer's own words about where it stands now; a public statement about a suspension has not. */
function reasonOf({ kind, at, evidence }: TimelineEntry, certificate: Certificate): string | undefined {
  if (kind !== 'suspended' && kind !== 'revoked') return undefined
  const { suspendedAt, suspendedReason, revokedReason } = certificate
  if (kind === 'revoked' && revokedReason) return revokedReason
  if (kind === 'suspended' && suspendedReason && suspendedAt?.toISOString() === at) return suspendedReason
  const stated = evidence?.kind === 'statement' && evidence.document.reason
  return typeof stated === 'string' ? stated : undefined
}
