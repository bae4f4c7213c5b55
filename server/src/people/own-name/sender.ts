import { words } from '@credenza/languages/words'
import type { MailSenderRequest } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { newMailId } from '../../platform/ids.ts'
import { MailFailed, type MailSender } from '../../platform/mail/mail.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { sendNow } from '../../platform/mail/send-now.ts'
import { findAccountById } from '../account/find-account.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { domainOf, organisationOfDomain } from '../identity-provider/domains.ts'
import { displayNameOf, findOrganisation } from '../organisation/find-organisation.ts'
import { keyRecord, newSealedKey, privateKeyOf, selector } from './dkim.ts'
import { requireMaySend } from './may-send.ts'
import { findRow, type Row, save } from './save.ts'

/**
 * Chooses the address from which the organisation's emails come, and where replies go; '' for the deployment's. It is used once
 * it was checked. Each domain has its own key. Throws 'invalid' for addresses outside the domains that it has proven.
 */
export async function chooseSender(
  ctx: Context,
  caller: OrganisationCaller,
  { address, replyTo }: MailSenderRequest,
): Promise<void> {
  const { organisationId } = caller
  const fresh = address === '' ? null : await newSealedKey(ctx)
  await save(ctx, caller, 'organisation.mail-sender-changed', async (tx, before) => {
    if (address === '') {
      const values = { mail_address: null, reply_to: '', sealed_key: null, is_sending: false }
      return { values, detail: { domain: null } }
    }
    await requireOwn(tx, organisationId, { address, replyTo })
    const keepsDomain = before.mail_address && domainOf(before.mail_address) === domainOf(address)
    const values = {
      mail_address: address,
      reply_to: replyTo,
      sealed_key: keepsDomain ? before.sealed_key : fresh,
      is_sending: before.mail_address === address && before.is_sending,
    }
    return { values, detail: { domain: domainOf(address) } }
  })
}

/**
 * Starts using the address if the DNS has the record with its key, and the mail server accepts a first email from it, to the
 * owner. Does nothing without the record. Requires a fresh second factor if the owner has one. Throws 'invalid' if the mail
 * server refuses, and 'not_found' without an address.
 */
export async function checkSender(ctx: Context, caller: OrganisationCaller): Promise<void> {
  // Comes before the email is sent.
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const row = await findRow(ctx.db, organisationId)
  if (!row?.mail_address || !row.sealed_key) throw refusal('not_found.mail_sender')
  await requireOwn(ctx.db, organisationId, { address: row.mail_address, replyTo: row.reply_to })
  const { mail_address: address, sealed_key: key } = row
  const domain = domainOf(address)
  const { name, value } = keyRecord(ctx, domain, key)
  const isPublished = (await ctx.textRecords(name)).some((record) => keyIn(record) === keyIn(value))
  if (isPublished) await sendFirst(ctx, row, accountId)
  await save(ctx, caller, 'organisation.mail-sender-checked', async (_, before) => {
    // If another address or key was chosen in the meantime, the check says nothing about that.
    const isSame =
      before.mail_address === address && before.sealed_key && !Buffer.compare(before.sealed_key, key)
    const isOn = isSame ? isPublished : before.is_sending
    return { values: { is_sending: isOn }, detail: { domain, isOn } }
  })
}

/** The sender of an organisation's emails; undefined for the deployment. Throws MailFailed while the organisation is suspended. */
export async function senderOf(
  ctx: Pick<Context, 'db' | 'keys'>,
  organisationId: string,
): Promise<MailSender | undefined> {
  await requireMaySend(ctx.db, organisationId)
  const row = await findRow(ctx.db, organisationId)
  if (!row || !(await isSending(ctx.db, row))) return undefined
  return senderIn(ctx, row, displayNameOf(await findOrganisation(ctx.db, organisationId)))
}

/** Does not count a domain that it has given up, or lost to another organisation. */
export const isSending = async (db: Db | Tx, row: Row): Promise<boolean> =>
  row.is_sending &&
  row.mail_address !== null &&
  (await organisationOfDomain(db, domainOf(row.mail_address))) === row.org_id

const senderIn = (ctx: Pick<Context, 'keys'>, row: Row, name: string): MailSender => ({
  name,
  address: row.mail_address!,
  replyTo: row.reply_to,
  signature: {
    domain: domainOf(row.mail_address!),
    selector,
    privateKey: privateKeyOf(ctx, row.sealed_key!),
  },
})

/** The content of `p=`, also if the record was broken into lines. */
const keyIn = (record: string): string | undefined => /\bp=([^;]*)/.exec(record.replace(/\s/g, ''))?.[1]

async function requireOwn(
  db: Db | Tx,
  organisationId: string,
  addresses: { address: string; replyTo: string },
): Promise<void> {
  for (const field of ['address', 'replyTo'] as const) {
    const own = addresses[field] === '' || (await organisationOfDomain(db, domainOf(addresses[field])))
    if (own !== true && own !== organisationId) throw fieldRefusal(field, 'invalid.domain_not_proven')
  }
}

async function sendFirst(ctx: Context, row: Row, accountId: string): Promise<void> {
  const { email, name, language } = await findAccountById(ctx.db, accountId)
  const organisation = displayNameOf(await findOrganisation(ctx.db, row.org_id))
  const { greeting, sender } = words[language ?? 'en'].mail.organisation
  const message = {
    to: email,
    subject: sender.subject,
    ...mailBody({
      language: language ?? 'en',
      greeting: greeting(name),
      paragraphs: [sender.says(organisation, row.mail_address!)],
    }),
  }
  const from = senderIn(ctx, row, organisation)
  const messageId = `<${newMailId()}@${from.signature.domain}>`
  await sendNow(ctx, { ...message, from, messageId }).catch((error: unknown) => {
    throw error instanceof MailFailed ? fieldRefusal('address', 'invalid.mail_sender_refused') : error
  })
}
