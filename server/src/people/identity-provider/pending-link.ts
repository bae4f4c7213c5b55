import { timingSafeEqual } from 'node:crypto'
import { words } from '@credenza/languages/words'
import { otpLength, otpLifetimeMs, otpTries } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { inForce } from '../../platform/in-force.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { type Account, findAccountById } from '../account/find-account.ts'
import { greetingOf } from '../account/greeting.ts'
import { newCode } from '../account/mailed-code/new-code.ts'
import { closeHeldByProvider } from '../account/session/close-sessions.ts'
import { newToken, tokenHash } from '../account/session/tokens.ts'
import { connectIdentity, type Identity } from './identities.ts'

/**
 * Emails a code to the account with the email that a provider gave. Until the code comes back from the browser with the
 * returned token, the provider's statement opens nothing: an email alone never takes over an account.
 */
export async function beginLink(
  ctx: Context,
  tx: Tx,
  account: Account,
  { organisationId, issuer, subject, session }: Identity & { session: string },
): Promise<string> {
  const token = newToken()
  const code = newCode(otpLength)
  const notAfter = new Date(ctx.clock().getTime() + otpLifetimeMs)
  await tx
    .insertInto('pending_link')
    .values({
      token_hash: tokenHash(token),
      org_id: organisationId,
      issuer,
      subject,
      account_id: account.id,
      provider_session: session,
      code_mac: codeMac(ctx, token, code),
      tries: 0,
      expires_at: notAfter,
    })
    .execute()
  await queueMail(ctx, tx, {
    kind: 'account.link-code',
    onBehalfOf: organisationId,
    to: account.email,
    ...codeMail(account, code),
    notAfter,
  })
  return token
}

/**
 * The account whose mailbox the code came from, with its provider and the session there. A wrong code also writes to `tx`
 * (tries), so commit in that case too; it gives 'wrong'. Throws 'single_sign_on_failed' for a code that has expired or was
 * tried too often.
 */
export async function proveMailbox(
  ctx: Context,
  tx: Tx,
  { token, code }: { token: string; code: string },
): Promise<{ account: Account; session: string; organisationId: string; issuer: string } | 'wrong'> {
  const link = await tx
    .updateTable('pending_link')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where('tries', '<', otpTries)
    .where(inForce('expires_at', otpLifetimeMs, ctx.clock()))
    .returningAll()
    .executeTakeFirst()
  if (!link) throw refusal('single_sign_on_failed.link_expired')
  if (!timingSafeEqual(codeMac(ctx, token, code), link.code_mac)) return 'wrong'
  const { org_id: organisationId, issuer, provider_session: session } = link
  return { account: await findAccountById(tx, link.account_id), session, organisationId, issuer }
}

export const wrongCode = () => fieldRefusal('otp', 'otp_wrong')

/** Keeps a link whose code was right until the second factor is shown too. `held` is the token of that sign-in. */
export async function holdLink(tx: Tx, token: string, held: string): Promise<void> {
  await tx
    .updateTable('pending_link')
    .set({ token_hash: tokenHash(held), tries: otpTries })
    .where('token_hash', '=', tokenHash(token))
    .execute()
}

/** Completes the link that waited for this sign-in, if there is one: its identity now opens the account. */
export async function finishHeldLink(ctx: Context, tx: Tx, token: string, now: Date): Promise<void> {
  const link = await tx
    .deleteFrom('pending_link')
    .where('token_hash', '=', tokenHash(token))
    .returningAll()
    .executeTakeFirst()
  if (!link) return
  const { org_id: organisationId, issuer, subject, account_id } = link
  const changed = await connectIdentity(tx, { organisationId, issuer, subject }, account_id, now)
  if (!changed) throw refusal('single_sign_on_failed.identity_taken')
  await appendAudit(ctx, tx, organisationId, now, [
    { actor: account_id, action: 'account.provider-connected', subject: account_id, changed },
  ])
}

/**
 * Ends what was begun with an organisation's provider and not finished: links that wait for a code, and sign-ins that wait for
 * a second factor. Call it when another provider than before is offered there, or none.
 */
export async function endBegun(tx: Tx, organisationId: string): Promise<void> {
  await tx.deleteFrom('pending_link').where('org_id', '=', organisationId).execute()
  await closeHeldByProvider(tx, organisationId)
}

const codeMac = ({ keys }: Context, token: string, code: string): Uint8Array =>
  keys.mac('provider-link-code', Buffer.from(`${token} ${code}`))

function codeMail(account: Account, code: string) {
  const language = account.language ?? 'en'
  const { linkCode } = words[language].mail.account
  return {
    subject: linkCode.subject,
    ...mailBody({
      language,
      greeting: greetingOf(account, language),
      paragraphs: [linkCode.says],
      code,
      closing: linkCode.closing,
    }),
  }
}
