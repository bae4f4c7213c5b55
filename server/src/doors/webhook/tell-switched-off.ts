import { words } from '@credenza/languages/words'
import type { Context, Tx } from '../../context.ts'
import { findOrganisation } from '../../people/organisation/find-organisation.ts'
import { languageOfOrganisation } from '../../people/organisation/language-of-organisation.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { WebhookRow } from './webhook-store.ts'

/** Mails the organisation, in its owner's language, that its webhook has failed for days and is now off. */
export async function tellSwitchedOff(
  ctx: Context,
  tx: Tx,
  webhook: Pick<WebhookRow, 'org_id' | 'url' | 'description'>,
): Promise<void> {
  const { name, email, role } = await findOrganisation(tx, webhook.org_id)
  const language = await languageOfOrganisation(tx, webhook.org_id)
  const { greeting, webhookOff } = words[language].mail.organisation
  await queueMail(ctx, tx, {
    to: email,
    kind: 'webhook.switched-off',
    subject: webhookOff.subject,
    ...mailBody({
      language,
      greeting: greeting(name),
      paragraphs: [
        webhookOff.says,
        { typed: webhook.description || new URL(webhook.url).host },
        webhookOff.next,
      ],
      action: { label: webhookOff.open, url: `${ctx.config.publicUrl}/${role}/developers` },
    }),
  })
}
