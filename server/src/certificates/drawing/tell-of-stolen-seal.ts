import { words } from '@credenza/languages/words'
import type { Context, Tx } from '../../context.ts'
import { accountsOf } from '../../people/organisation/accounts-of.ts'
import { displayNameOf, type Organisation } from '../../people/organisation/find-organisation.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'

/** Emails everybody who acts for the organisation that one of its keys for seals was stolen, in their own language. */
export async function tellOfStolenSeal(
  ctx: Context,
  tx: Tx,
  { organisation, byAdmin }: { organisation: Organisation; byAdmin: boolean },
): Promise<void> {
  for (const { name, email, language: chosen } of await accountsOf(tx, organisation.id)) {
    const language = chosen ?? 'en'
    const { greeting, keyStolen, sealStolen } = words[language].mail.organisation
    await queueMail(ctx, tx, {
      to: email,
      kind: 'organisation.seal-key-compromised',
      subject: sealStolen.subject(displayNameOf(organisation)),
      ...mailBody({
        language,
        greeting: greeting(name),
        paragraphs: [byAdmin ? sealStolen.byAdmin : sealStolen.byOwner, sealStolen.effects],
        action: {
          label: keyStolen.openSettings,
          url: `${ctx.config.publicUrl}/${organisation.role}/settings?part=keys`,
        },
      }),
    })
  }
}
