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
      greeting: `Dear ${name},`,
      paragraphs: [
        'For three days nothing could be delivered to this webhook, so it was switched off:',
        webhook.description || new URL(webhook.url).host,
        'Nothing is lost: switch it on again when its receiver works, and what happened meanwhile is sent.',
      ],
      action: { label: 'Open the webhooks', url: `${ctx.config.publicUrl}/issuer/developers` },
    }),
  })
}
