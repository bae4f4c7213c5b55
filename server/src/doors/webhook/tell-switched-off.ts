import type { Context, Tx } from '../../context.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { WebhookRow } from './webhook-store.ts'

/** Mails the organisation that its webhook has failed for days and is off. */
export async function tellSwitchedOff(ctx: Context, tx: Tx, webhook: WebhookRow): Promise<void> {
  const { name, email } = await findOrganisation(tx, webhook.org_id)
  await queueMail(ctx, tx, {
    to: email,
    kind: 'webhook.switched-off',
    subject: 'A webhook was switched off',
    ...mailBody({
      language: 'en',
      greeting: `Hello ${name},`,
      paragraphs: [
        'We could not deliver anything to this webhook for three days, so we switched it off:',
        webhook.description || new URL(webhook.url).host,
        'Nothing is lost. Switch it on again once its receiver works, and we’ll send everything it missed.',
      ],
      action: { label: 'Open the webhooks', url: `${ctx.config.publicUrl}/issuer/developers` },
    }),
  })
}
