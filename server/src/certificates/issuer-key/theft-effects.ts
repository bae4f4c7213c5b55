import { believedMs } from '@credenza/credential/verify'
import type { TheftImpact } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { Organisation } from '../../people/organisation/find-organisation.ts'
import { openTo } from '../certificate/state-sql.ts'

/** A key, the instant of its theft, and the present. */
export interface Theft {
  organisation: Pick<Organisation, 'id' | 'role'>
  keyId: string
  since: Date
  now: Date
}

/**
 * What the theft of a key does to each certificate in force that it signed or accepted: it 'stays' valid, 'falls', or is 'open'
 * because nothing dates it. Applies the verifiers' rule (credential/src/verify/stolen-keys.ts) to our rows, where the time of
 * logging is that of the acceptance.
 */
export async function theftEffects(db: Db | Tx, theft: Theft): Promise<RawBuilder<unknown>> {
  const { organisation, keyId, since } = theft
  const late = await firstLateIndex(db, theft)
  const isLate = late === undefined ? sql`false` : sql`coalesce(certificate.log_index >= ${late}, true)`
  const ofKey =
    organisation.role === 'issuer'
      ? sql`certificate.org_id = ${organisation.id} AND EXISTS (SELECT 1 FROM certificate_document AS signed
          WHERE signed.org_id = certificate.org_id AND signed.certificate_id = certificate.id
            AND signed.key_id = ${keyId})`
      : sql`certificate.decided_by = ${organisation.id} AND certificate.review = 'verified'
          AND (EXISTS (SELECT 1 FROM acceptance AS accepted
            WHERE accepted.org_id = certificate.org_id AND accepted.certificate_id = certificate.id
              AND accepted.key_id = ${keyId})
          OR EXISTS (SELECT 1 FROM certificate_statement AS endorsed
            WHERE endorsed.org_id = certificate.org_id AND endorsed.certificate_id = certificate.id
              AND endorsed.action = 'endorsed' AND endorsed.signer_org_id = ${organisation.id}
              AND strpos(endorsed.document, ${`#${keyId}"`}) > 0))`
  return sql`
    SELECT certificate.org_id, certificate.id, certificate.account_id, certificate.decided_by,
      CASE WHEN certificate.review <> 'verified' THEN 'open'
        WHEN certificate.decided_at >= ${since} THEN 'falls'
        WHEN ${isLate} THEN 'open' ELSE 'stays' END AS effect
    FROM certificate
    WHERE ${ofKey} AND ${openTo('supersede')}`
}

/**
 * The first log index that the chain recorded too late to prove that its entry is older than the theft; undefined while the
 * chain still can.
 */
async function firstLateIndex(db: Db | Tx, { since, now }: Theft): Promise<string | undefined> {
  const until = new Date(since.getTime() + believedMs)
  if (until >= now) return undefined
  const { size } = await db
    .selectFrom('anchor')
    .select((q) => q.fn.max('certificates_size').as('size'))
    .where('state', 'in', ['mined', 'final'])
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return size ?? '0'
}

/** How many certificates a theft would leave valid, make invalid, and leave open. */
export async function countEffects(db: Db | Tx, theft: Theft): Promise<TheftImpact> {
  const effects = await theftEffects(db, theft)
  const { rows } = await sql<{ effect: 'stays' | 'falls' | 'open'; count: string }>`
    SELECT effect, count(*) AS count FROM (${effects}) AS affected GROUP BY effect`.execute(db)
  const count = (wanted: string) => Number(rows.find(({ effect }) => effect === wanted)?.count ?? 0)
  return { staysValid: count('stays'), becomesInvalid: count('falls'), cannotBeDated: count('open') }
}
