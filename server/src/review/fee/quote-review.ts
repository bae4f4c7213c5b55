import type { FeeQuote, ReviewQuote } from '@credenza/schema'
import { sql } from 'kysely'
import type { CertificateQuery } from '../../certificates/certificate/list/match-certificates.ts'
import { selectedCertificates } from '../../certificates/certificate/list/selected-certificates.ts'
import { openTo } from '../../certificates/certificate/state-sql.ts'
import { everyVerifier } from '../../certificates/queue/find-in-queues.ts'
import type { Db, Tx } from '../../context.ts'
import { chosenVerifiers } from '../../people/organisation/chosen-verifiers.ts'
import { nameVerifiers } from '../../people/organisation/name-verifiers.ts'
import { sum } from '../../platform/sum.ts'
import { type QuotedRequest, quoteFees } from './quote-fees.ts'

/** Certificates with the same price, which are quoted as one. */
type Group = QuotedRequest & { count: number }

/** What reviews will cost an issuer that now creates this many certificates, and who reviews them. */
export async function quoteNewCertificates(
  db: Db,
  issuerId: string,
  { certificateType, count, at }: { certificateType: string; count: number; at: Date },
): Promise<ReviewQuote> {
  const group = { key: 'new', issuerId, certificateId: null, certificateType, at, acceptedBy: null, count }
  const chosen = await chosenVerifiers(db, issuerId)
  const verifiers = await nameVerifiers(db, chosen.length > 0 ? chosen : undefined)
  return { ...(await sumUp(db, [group])), verifiers: { chosen: chosen.length > 0, ...verifiers } }
}

/**
 * Like `quoteNewCertificates`, for those of these certificates that the issuer has not signed yet. Their prices and verifiers
 * were fixed when they were created.
 */
export async function quoteUnsigned(db: Db, certificates: CertificateQuery): Promise<ReviewQuote> {
  const groups = await groupByPrice(db, certificates)
  const queues = [...new Set(groups.flatMap((group) => group.queues))]
  const chosen = queues.length > 0 && !queues.includes(everyVerifier)
  const verifiers = await nameVerifiers(db, chosen ? queues : undefined)
  return { ...(await sumUp(db, groups.filter(isPayable))), verifiers: { chosen, ...verifiers } }
}

/** The most that the reviews of these unsigned certificates can cost their issuer, in fils. */
export async function mostForReviews(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<number> {
  const groups = await groupByPrice(tx, selectedCertificates(tx, { organisationId }, { ids: [...ids] }))
  return (await sumUp(tx, groups.filter(isPayable))).sum.mostFils
}

/** The holder of an upload pays for its review. */
const isPayable = ({ origin }: { origin: 'issuer' | 'user' }): boolean => origin === 'issuer'

async function sumUp(db: Db | Tx, groups: readonly Group[]): Promise<Omit<ReviewQuote, 'verifiers'>> {
  const quotes = await quoteFees(db, groups)
  const priced = groups.map(({ key, count }) => ({ count, ...(quotes.get(key) ?? free) }))
  return {
    count: sum(priced.map(({ count }) => count)),
    each: {
      leastFils: priced.length > 0 ? Math.min(...priced.map(({ leastFils }) => leastFils)) : 0,
      mostFils: Math.max(0, ...priced.map(({ mostFils }) => mostFils)),
    },
    sum: {
      leastFils: sum(priced.map(({ count, leastFils }) => count * leastFils)),
      mostFils: sum(priced.map(({ count, mostFils }) => count * mostFils)),
    },
  }
}

const free: FeeQuote = { leastFils: 0, mostFils: 0 }

/**
 * Groups certificates by everything that determines a price: the type, the queues, and the interval between fee changes in
 * which they were created. However many there are, there are only a few groups to price. The times of changes are read first,
 * because in a distributed database they are on another node than the queues.
 */
async function groupByPrice(db: Db | Tx, certificates: CertificateQuery) {
  const unsigned = certificates
    .where(openTo('sign'))
    .select(['org_id', 'id', 'origin', 'category_name', 'created_at'])
  const { rows } = await sql<{
    issuer_id: string
    id: string
    origin: 'issuer' | 'user'
    category_name: string
    at: Date
    queues: string[] | null
    count: string
  }>`
    WITH change AS (SELECT array_agg(DISTINCT effective_from ORDER BY effective_from) AS times FROM verifier_fee),
    unsigned AS MATERIALIZED (${unsigned})
    SELECT min(org_id) AS issuer_id, min(id) AS id, origin, category_name, min(created_at) AS at, queues, count(*) AS count
    FROM (
      SELECT unsigned.*, width_bucket(created_at, change.times) AS period, (
        SELECT array_agg(queue_id ORDER BY queue_id) FROM review_request WHERE certificate_id = unsigned.id
      ) AS queues
      FROM unsigned, change
    ) AS placed
    GROUP BY origin, category_name, period, queues`.execute(db)
  return rows.map(({ issuer_id, id, origin, category_name, at, queues, count }) => ({
    key: id,
    issuerId: issuer_id,
    certificateId: id,
    certificateType: category_name,
    at,
    acceptedBy: null,
    origin,
    queues: queues ?? [],
    count: Number(count),
  }))
}
