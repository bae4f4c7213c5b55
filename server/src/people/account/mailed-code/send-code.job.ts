import { words as allWords } from '@credenza/languages/words'
import { otpLength, otpLifetimeMs } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context, Tx } from '../../../context.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { sealedJson } from '../../../platform/keys/sealed-json.ts'
import { mailBody } from '../../../platform/mail/mail-body.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { type Account, findAccount } from '../find-account.ts'
import { greetingOf } from '../greeting.ts'
import { spokenTo } from '../session/visitor.ts'
import { codeMac, emailMac, type Owner } from './code.ts'
import { newCode } from './new-code.ts'

interface CodeRequest {
  /** An `Owner`, sealed, base64, so that a job's row names nobody. */
  owner: string
  /** Unix time in milliseconds. Identifies the request, so that an older one does not draw a code any more. */
  askedAt: number
  /** The language of the page on which it was requested, for an account that has none yet. */
  language?: LanguageCode
}

/** Runs for every email for which a code was requested, also those without an account. */
export const sendCode = defineQueue<CodeRequest>('send-code')

const owners = sealedJson<Owner>('one-time-code-request')

export const sealOwner = (keys: Keys, owner: Owner): string =>
  Buffer.from(owners.seal(keys, owner)).toString('base64')

const openOwner = (keys: Keys, sealed: string): Owner => owners.open(keys, Buffer.from(sealed, 'base64'))

/**
 * Draws the code and queues its email, if the address has an account. Running it twice is safe: code, email and the job's end
 * commit together.
 */
export async function runSendCode(ctx: Context, tx: Tx, request: CodeRequest): Promise<void> {
  const owner = openOwner(ctx.keys, request.owner)
  const askedAt = new Date(request.askedAt)
  const notAfter = new Date(request.askedAt + otpLifetimeMs)
  const account = await findAccount(tx, owner.realm, owner.email)
  if (!account || notAfter <= ctx.clock()) return
  const code = newCode(otpLength)
  const drawn = await tx
    .updateTable('one_time_code')
    .set({ code_mac: codeMac(ctx.keys, owner, code) })
    .where('realm', '=', owner.realm)
    .where('email_mac', '=', emailMac(ctx.keys, owner))
    .where('sent_at', '=', askedAt)
    .returning('realm')
    .executeTakeFirst()
  if (!drawn) return
  // Not in the subject, which locked screens show.
  await queueMail(ctx, tx, {
    kind: owner.purpose === 'mailbox' ? 'account.mailbox-code' : 'account.code',
    to: account.email,
    ...codeMail(spokenTo(account, { language: request.language ?? 'en' }), code, owner.purpose),
    notAfter,
  })
}

function codeMail(account: Account, code: string, purpose: Owner['purpose']) {
  const language = account.language ?? 'en'
  const mails = allWords[language].mail.account
  const words = purpose === 'mailbox' ? mails.mailboxCode : mails.code
  return {
    subject: words.subject,
    ...mailBody({
      language,
      greeting: greetingOf(account, language),
      paragraphs: [words.says],
      code,
      closing: words.closing,
    }),
  }
}
