import { reviewOf, type UserCertificateQuery } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'
import { walletsOf } from '../../people/account/wallets-of.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { foldedText } from '../../platform/lists/search-text.ts'
import type { Certificate } from './certificate.ts'
import { certificateOf } from './certificate-row.ts'
import { findCertificate } from './find-certificates.ts'
import { certificateOrders, isShown } from './list/match-certificates.ts'

const ofHolder = (db: Db, accountId: string, organisationIds: readonly string[]) =>
  db
    .selectFrom('certificate')
    .where('org_id', '=', anyOf(organisationIds))
    .where('account_id', '=', accountId)

/** A person's newest certificates, from any issuer. */
export async function newestHeld(db: Db, accountId: string, most: number): Promise<Certificate[]> {
  const rows = await ofHolder(db, accountId, await organisationsOf(db, [accountId]))
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(certificateOf)
}

/** A person's certificates of the same issuer that were made before this one, newest first. */
export async function heldBefore(
  db: Db,
  { organisationId, accountId, createdAt, id }: Certificate,
  most: number,
): Promise<Certificate[]> {
  const rows = await ofHolder(db, accountId, [organisationId])
    .selectAll()
    .where('created_at', '<', createdAt)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(certificateOf)
}

const rowsAtOnce = 100

/** All certificates of a person, from any issuer, oldest first, read in pages. */
export async function* everyHeld(db: Db, accountId: string): AsyncGenerator<Certificate> {
  const organisationIds = await organisationsOf(db, [accountId])
  let last: Certificate | undefined
  for (;;) {
    const rows = await ofHolder(db, accountId, organisationIds)
      .selectAll()
      .$if(last !== undefined, (q) =>
        q.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last!.createdAt, last!.id))),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    const certificates = rows.map(certificateOf)
    yield* certificates
    last = certificates.at(-1)
    if (rows.length < rowsAtOnce) return
  }
}

/** A page of what a person uploaded, newest first unless sorted otherwise. */
export async function heldUploads(
  db: Db,
  accountId: string,
  { search, status, ...query }: UserCertificateQuery,
): Promise<{ uploads: Certificate[]; nextCursor: string | null; total: number }> {
  // Each shows its holder their own wallet, which the text for searches only has once the issuer is shown it too.
  const wallet = (await walletsOf(db, [accountId])).get(accountId) ?? ''
  const isOfEach = foldedText([wallet]).includes(foldedText([search ?? '']))
  const matching = ofHolder(db, accountId, await organisationsOf(db, [accountId]))
    .selectAll()
    .where('origin', '=', sql.lit('user' as const))
    .$if(!isOfEach, (q) => q.where(isShown(search!)))
    .$if(status !== undefined, (q) => q.where('review', '=', reviewOf(status!)))
  const { page, ...rest } = await rowsPage(db, matching, query, {
    keys: { ...certificateOrders.keys, createdAt: 'created_at' },
    unique: ['id'],
    standard: newestFirst,
  })
  return { uploads: page.map(certificateOf), ...rest }
}

/** A person's own certificate, by what `findCertificate` takes. Throws not_found, also for anybody else's. */
export async function findHeldCertificate(
  db: Db | Tx,
  accountId: string,
  name: string,
): Promise<Certificate> {
  const certificate = await findCertificate(db, name)
  if (certificate.accountId !== accountId) throw refusal('not_found.certificate')
  return certificate
}
