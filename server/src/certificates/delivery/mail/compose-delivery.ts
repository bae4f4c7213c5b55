import type { Context } from '../../../context.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { linkInMail } from '../../../people/student/invitation/link-in-mail.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { Certificate } from '../../certificate/certificate.ts'
import { findCertificate } from '../../certificate/find-certificates.ts'
import { documentKeys } from '../../certificate/sealed/document-keys.ts'
import { openMaterials } from '../../drawing/materials.ts'
import { deliverableOf } from '../deliverable.ts'
import { languageOfHolder } from '../language-of-holder.ts'
import { readDeliverySettings } from '../settings.ts'
import type { DeliveryRow } from '../tables.ts'
import type { MailFacts } from './facts.ts'
import { certificateAttachments, logoAttachment, qrAttachment } from './mail-pictures.ts'
import { writeCertificateMail, writeExpiryMail } from './write-mail.ts'

/**
 * Writes the email of a delivery from the current data. Undefined if it is no longer due: the certificate was withdrawn, or the
 * holder's documents were erased.
 */
export async function composeDelivery(
  ctx: Context,
  delivery: DeliveryRow,
): Promise<(MailMessage & { messageId: string; onBehalfOf: string }) | undefined> {
  const [standing] = await deliverableOf(ctx.db, delivery.org_id, [delivery.certificate_id])
  if (!standing) return undefined
  const certificate = await findCertificate(ctx.db, delivery.certificate_id)
  const key = (await documentKeys(ctx, [certificate])).get(certificate.id)
  if (!key) return undefined
  const settings = await readDeliverySettings(ctx.db, delivery.org_id)
  const facts = factsOf(ctx, certificate, key)
  const isIssue = delivery.occasion === 'issue'
  // The issuer chose the language of its own text; we choose that of reminders.
  const language = isIssue
    ? settings.language
    : await languageOfHolder(ctx.db, await findAccountById(ctx.db, certificate.accountId), delivery.org_id)
  const materials = openMaterials(ctx)
  const look = await materials.look(certificate)
  const attachments = [
    ...(await logoAttachment(ctx, delivery.org_id, look)),
    ...(isIssue ? [qrAttachment(facts)] : []),
    ...(isIssue && settings.attachPdf
      ? await certificateAttachments(ctx, certificate, { language, materials })
      : []),
  ]
  const sourceOf = (name: string) =>
    attachments.some(({ contentId }) => contentId === name) ? `cid:${name}` : undefined
  const options = {
    language,
    colour: look.settings.colours.accent,
    sources: { qr: 'cid:qr', logo: sourceOf('logo'), certificate: sourceOf('certificate') },
  }
  const written = isIssue
    ? writeCertificateMail(
        settings[language],
        {
          ...facts,
          accountLink: await accountLink(ctx, delivery, certificate),
          walletLink: `${ctx.config.publicUrl}/student?wallet-offer=${delivery.certificate_id}`,
          profileLink: `${ctx.config.publicUrl}/student?linkedin=${delivery.certificate_id}`,
        },
        options,
      )
    : writeExpiryMail(facts, options)
  return {
    to: delivery.email,
    senderName: facts.issuer,
    onBehalfOf: delivery.org_id,
    messageId: messageId(ctx, delivery),
    ...written,
    attachments,
  }
}

/** The same link in all attempts to send the email of a round. */
const accountLink = (
  ctx: Context,
  { id, round, email }: DeliveryRow,
  certificate: Certificate,
): Promise<string> =>
  linkInMail(
    ctx,
    {
      organisationId: certificate.organisationId,
      studentId: certificate.studentId,
      accountId: certificate.accountId,
      email,
    },
    { mail: `${id}.${round}`, certificateId: certificate.id },
  )

const factsOf = ({ config }: Context, certificate: Certificate, key: string): MailFacts => ({
  name: certificate.userName,
  title: certificate.title,
  type: certificate.categoryName,
  issuer: certificate.issuerName,
  date: certificate.date,
  validUntil: certificate.validUntil ?? '',
  link: `${config.publicUrl}/verify/${certificate.slug}#${key}`,
})

/** One per delivery and round: a retry is the same email, but sending it again makes another one. */
function messageId({ config }: Context, { id, round }: DeliveryRow): string {
  return `<${id}.${round}@${new URL(config.publicUrl).host.replace(':', '.')}>`
}
