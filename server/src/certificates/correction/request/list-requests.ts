import { type CorrectionRequest, type correctionRequestQuery, listLimit } from '@credenza/schema'
import type { z } from 'zod'
import type { Context, Db, Tx } from '../../../context.ts'
import { organisationsOf } from '../../../people/account/organisations-of.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { everyPage } from '../../../platform/lists/every-page.ts'
import { newestFirst } from '../../../platform/lists/order.ts'
import { rowsPage } from '../../../platform/lists/rows-page.ts'
import { hasText, searchPattern } from '../../../platform/lists/search-text.ts'
import { findCertificates } from '../../certificate/find-certificates.ts'
import { isSubjectWithin } from '../../reach/subject-within.ts'
import type { CorrectionRequestRow } from '../tables.ts'

/** Selects the requests that an issuer answers, or those that a holder made. */
export type Asked = Reach | { accountId: string }

/** One page of requests, newest first. */
export async function listCorrectionRequests(
  ctx: Context,
  asked: Asked,
  query: z.output<typeof correctionRequestQuery>,
): Promise<{ data: CorrectionRequest[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const requests = ctx.db.selectFrom('correction_request').selectAll()
  const own =
    'accountId' in asked
      ? requests
          .where('org_id', '=', anyOf(await organisationsOf(ctx.db, [asked.accountId])))
          .where('account_id', '=', asked.accountId)
      : requests
          .where('org_id', '=', asked.organisationId)
          .where(isSubjectWithin(asked, 'correction_request.certificate_id'))
  const matching = own
    .$if(query.state !== undefined, (q) => q.where('state', '=', query.state!))
    .$if(pattern !== undefined, (q) => q.where(hasText('search', query.search!)))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'created_at' },
    unique: ['id'],
    standard: newestFirst,
  })
  return { data: await toWire(ctx.db, page), ...rest }
}

/** All requests that a holder ever made, newest first, read page by page. */
export async function* ownRequests(ctx: Context, accountId: string): AsyncGenerator<CorrectionRequest> {
  const pages = everyPage((cursor) =>
    listCorrectionRequests(ctx, { accountId }, { cursor, limit: listLimit.most }),
  )
  for await (const { data } of pages) yield* data
}

/** A request as it is now, in the wire format. */
export async function readCorrectionRequest(
  tx: Tx,
  { org_id, id }: Pick<CorrectionRequestRow, 'org_id' | 'id'>,
): Promise<CorrectionRequest> {
  const row = await tx
    .selectFrom('correction_request')
    .selectAll()
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [request] = await toWire(tx, [row])
  return request!
}

async function toWire(db: Db | Tx, rows: readonly CorrectionRequestRow[]): Promise<CorrectionRequest[]> {
  const certificates = await findCertificates(
    db,
    rows.map((row) => row.certificate_id),
  )
  const byId = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  return rows.map((row) => {
    const certificate = byId.get(row.certificate_id)!
    return {
      _id: row.id,
      certificateId: row.certificate_id,
      title: certificate.title,
      userName: certificate.userName,
      issuerName: certificate.issuerName,
      changes: row.changes,
      why: row.why,
      state: row.state,
      answer: row.answer,
      createdAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? '',
      correctedBy: row.corrected_by ?? '',
    }
  })
}
