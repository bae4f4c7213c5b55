import { dayMs, type WalletOffer } from '@credenza/schema'
import type { Certificate } from '../../../certificates/certificate/certificate.ts'
import { findCertificates } from '../../../certificates/certificate/find-certificates.ts'
import { withinReach } from '../../../certificates/reach/subject-within.ts'
import type { Context, Tx } from '../../../context.ts'
import { erasedAmong } from '../../../people/account/erased-among.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { holdAccounts } from '../../../people/account/hold-accounts.ts'
import { newCode } from '../../../people/account/mailed-code/new-code.ts'
import { countAttempt } from '../../../people/account/throttle/attempts.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { insertOffer } from './insert-offer.ts'
import { refusalToOffer } from './offerable.ts'
import { queueCodeMail } from './queue-code-mail.ts'
import { txCodeDigits } from './tx-code.ts'

/** Long, because programs pass offers on to people, who open them when they have time. */
const lifetimeMs = 7 * dayMs

export type OfferToHolder = Omit<WalletOffer, '_id' | 'state'> & { certificateId: string }

/**
 * An issuer's program offers certificates to their holders' wallets, each for seven days and once. A link alone is not enough:
 * the wallet also has to send a code that is emailed only to the holder. Offers all or none. The certificates need not be
 * accepted yet. Throws not_found for certificates out of reach or erased, and any other reason if one cannot be
 * delivered; both name its place. Throws too_many_requests after too many emails to one holder.
 */
export async function offerToHolders(
  ctx: Context,
  caller: OrganisationCaller,
  { certificateIds, address }: { certificateIds: readonly string[]; address: string },
  idempotency: IdempotencyKey | undefined,
): Promise<OfferToHolder[]> {
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const certificates = await offerable(ctx, caller, [...new Set(certificateIds)])
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await requireKept(tx, certificates)
      const offers: OfferToHolder[] = []
      for (const certificate of certificates)
        offers.push(await offerToHolder(ctx, tx, certificate, { now, expiresAt, address }))
      await appendAudit(
        ctx,
        tx,
        caller.organisationId,
        now,
        certificates.map(({ id }) => ({
          actor: caller.accountId,
          action: 'certificate.offered-to-wallet',
          subject: id,
        })),
      )
      return offers
    }),
  )
}

async function offerable(
  ctx: Context,
  caller: OrganisationCaller,
  ids: readonly string[],
): Promise<Certificate[]> {
  const reached = await withinReach(ctx.db, caller, ids)
  const found = new Map((await findCertificates(ctx.db, ids)).map((one) => [one.id, one]))
  return ids.map((id, index) => {
    const field = `certificateIds.${index}`
    const certificate = found.get(id)
    if (!certificate || certificate.organisationId !== caller.organisationId || !reached.has(id))
      throw fieldRefusal(field, 'not_found.certificate')
    const refused = refusalToOffer(certificate)
    if (refused) throw fieldRefusal(field, refused)
    return certificate
  })
}

/** Holds erasures of the holders off, and throws not_found for one that came first. */
async function requireKept(tx: Tx, certificates: readonly Certificate[]): Promise<void> {
  const holders = certificates.map(({ accountId }) => accountId)
  await holdAccounts(tx, holders)
  const erased = await erasedAmong(tx, holders)
  const place = holders.findIndex((id) => erased.has(id))
  if (place !== -1) throw fieldRefusal(`certificateIds.${place}`, 'not_found.document')
}

async function offerToHolder(
  ctx: Context,
  tx: Tx,
  certificate: Certificate,
  { now, expiresAt, address }: { now: Date; expiresAt: Date; address: string },
): Promise<OfferToHolder> {
  const holder = await findAccountById(tx, certificate.accountId)
  const { realm, email } = holder
  await countAttempt(ctx, tx, 'wallet-offer', { realm, email, address })
  const txCode = newCode(txCodeDigits)
  const { link, url } = await insertOffer(ctx, tx, certificate, { now, expiresAt, txCode })
  await queueCodeMail(ctx, tx, holder, {
    title: certificate.title,
    code: txCode,
    notAfter: expiresAt,
    issuer: certificate.issuerName,
  })
  return { certificateId: certificate.id, link, url, expiresAt: expiresAt.toISOString() }
}
