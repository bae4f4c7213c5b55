import { createStatusList, encodeStatusList, setStatus } from '@credenza/credential/status'
import { signStanding } from '@credenza/credential/verify'
import { dayMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import {
  organisationDidDocument,
  organisationRecord,
} from '../../people/organisation/public/public-record.ts'
import { logKey } from '../../proof/log/log-identity.ts'
import { statusListUrl } from './list-url.ts'

/** How long a standing is valid, which limits how long somebody can show an older one. */
const validMs = dayMs

/**
 * The organisation's current standing, as JSON text (credential/src/verify/evidence/organisation-standing.ts): DID document,
 * record and suspended certificates, signed by the deployment. Throws not_found.
 */
export async function readStanding(ctx: Context, organisationId: string): Promise<string> {
  const now = ctx.clock()
  const didDocument = await organisationDidDocument(ctx, organisationId)
  const { id: _, did, ...record } = await organisationRecord(ctx, organisationId)
  const suspended = await suspendedBits(ctx, organisationId)
  const signed = signStanding(
    { didDocument, record: { ...record, suspended } },
    { did, asOf: now.toISOString(), validUntil: new Date(now.getTime() + validMs).toISOString() },
    logKey(ctx),
  )
  return JSON.stringify(signed)
}

/** Suspended certificates as encoded bits, by the URL of their status list. */
async function suspendedBits(
  { db, config }: Context,
  organisationId: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('status_entry as entry', (join) =>
      join
        .onRef('entry.org_id', '=', 'certificate.org_id')
        .onRef('entry.certificate_id', '=', 'certificate.id'),
    )
    .select(['entry.list', 'entry.index'])
    .where('certificate.org_id', '=', organisationId)
    .where('certificate.suspended_at', 'is not', null)
    .execute()
  const lists = [...Map.groupBy(rows, ({ list }) => list)].map(async ([list, entries]) => {
    const bits = createStatusList()
    for (const { index } of entries) setStatus(bits, index, true)
    return [statusListUrl(config.publicUrl, organisationId, list), await encodeStatusList(bits)]
  })
  return Object.fromEntries(await Promise.all(lists))
}
