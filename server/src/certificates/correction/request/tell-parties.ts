import { words as allWords } from '@credenza/languages/words'
import type { CorrectedField } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context, Tx } from '../../../context.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { findOrganisation } from '../../../people/organisation/find-organisation.ts'
import { languageOfOrganisation } from '../../../people/organisation/language-of-organisation.ts'
import { type MailBlock, mailDocument } from '../../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { Certificate } from '../../certificate/certificate.ts'
import { languageOfHolder } from '../../delivery/language-of-holder.ts'

/** Mails the issuer what a holder asks for, in the language of its owner. */
export async function tellIssuer(
  ctx: Context,
  tx: Tx,
  certificate: Certificate,
  { changes, why }: { changes: readonly CorrectedField[]; why: string },
): Promise<void> {
  const { name, email } = await findOrganisation(tx, certificate.organisationId)
  const language = await languageOfOrganisation(tx, certificate.organisationId)
  const { asked, fields, greeting, nothing } = allWords[language].mail.correction
  const lines = changes.map(({ field, from, to }) =>
    asked.change(fields[field], from || nothing, to || nothing),
  )
  await queueMail(ctx, tx, {
    to: email,
    about: certificate.accountId,
    kind: 'correction.asked',
    subject: asked.subject(certificate.title),
    ...mailDocument({
      language,
      sender: 'Credenza',
      blocks: [
        text(greeting(name)),
        text(asked.says(certificate.userName, certificate.title)),
        text(lines.join('\n')),
        text(asked.why(why)),
        { kind: 'action', label: asked.open, url: `${ctx.config.publicUrl}/issuer/requests` },
      ],
    }),
  })
}

type Answer = { kind: 'approved' } | { kind: 'declined'; reason: string }

/** Mails the holder how the issuer answered. */
export async function tellHolder(
  ctx: Context,
  tx: Tx,
  certificate: Certificate,
  answer: Answer,
): Promise<void> {
  const holder = await findAccountById(tx, certificate.accountId)
  const language = await languageOfHolder(tx, holder, certificate.organisationId)
  const words = allWords[language].mail.correction
  await queueMail(ctx, tx, {
    to: holder.email,
    kind: `correction.${answer.kind}`,
    onBehalfOf: certificate.organisationId,
    subject: words[answer.kind].subject(certificate.title),
    ...mailDocument({
      language,
      sender: words.sentFor(certificate.issuerName),
      blocks: [
        text(words.greeting(certificate.userName)),
        ...answered(certificate, answer, language),
        { kind: 'action', label: words.toCertificates, url: `${ctx.config.publicUrl}/student` },
      ],
    }),
  })
}

function answered({ issuerName, title }: Certificate, answer: Answer, language: LanguageCode): MailBlock[] {
  const { approved, declined } = allWords[language].mail.correction
  return answer.kind === 'approved'
    ? [text(approved.says(issuerName, title)), text(approved.meanwhile)]
    : [text(declined.says(issuerName, title)), { kind: 'text', text: answer.reason, direction: 'auto' }]
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words })
