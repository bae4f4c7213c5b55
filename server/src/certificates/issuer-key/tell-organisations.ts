import { utcSeconds } from '@credenza/credential/issue'
import { words as allWords, type Words } from '@credenza/languages/words'
import type { Context, Tx } from '../../context.ts'
import { accountsOf, type OrganisationAccount } from '../../people/organisation/accounts-of.ts'
import { displayNameOf, type Organisation } from '../../people/organisation/find-organisation.ts'
import { mailBody } from '../../platform/mail/mail-body.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { Listed } from './list-to-reissue.ts'

interface Declared {
  organisation: Organisation
  at: Date
  byAdmin: boolean
  listed: { length: number; parties: readonly Listed[] }
}

type Spoken = Words['mail']['organisation']['keyStolen']

/** '2026-11-20 09:30:00 UTC': with the time, because hours matter here. */
const spoken = (at: Date) => utcSeconds(at).replace('T', ' ').replace('Z', ' UTC')

/**
 * Emails everybody who acts for the organisation, every administrator, and the organisations on the other side of the affected
 * certificates: verifiers that accepted what a stolen key signed, and issuers of what one accepted. Each person gets it in
 * their own language.
 */
export async function tellOrganisations(ctx: Context, tx: Tx, declared: Declared): Promise<void> {
  const { organisation, at, byAdmin, listed } = declared
  const name = displayNameOf(organisation)
  const time = spoken(at)
  const mail = (
    to: OrganisationAccount,
    say: (words: Spoken) => { paragraphs: string[]; open: string },
    path: string,
  ) => {
    const language = to.language ?? 'en'
    const { greeting, keyStolen } = allWords[language].mail.organisation
    const { paragraphs, open } = say(keyStolen)
    return queueMail(ctx, tx, {
      to: to.email,
      kind: 'organisation.key-compromised',
      subject: keyStolen.subject(name),
      ...mailBody({
        language,
        greeting: greeting(to.name),
        paragraphs,
        action: { label: open, url: `${ctx.config.publicUrl}${path}` },
      }),
    })
  }

  const toOwn = (words: Spoken) => ({
    paragraphs: [
      byAdmin ? words.byAdmin(time) : words.byOwner(time),
      words.stays,
      ...(listed.length > 0 ? [words.toReissue(listed.length)] : []),
    ],
    open: words.openSettings,
  })
  for (const account of await accountsOf(tx, organisation.id)) {
    await mail(account, toOwn, `/${organisation.role}/settings?part=keys`)
  }

  const admins = await tx
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('realm', '=', 'admin')
    .orderBy('id')
    .execute()
  const toAdmin = (words: Spoken) => ({
    paragraphs: [words.toAdmin(name, time, listed.length)],
    open: words.openOrganisation,
  })
  for (const admin of admins) await mail(admin, toAdmin, `/admin/organisations/${organisation.id}`)

  for (const [id, count] of othersOf(organisation, listed.parties)) {
    const isIssuer = organisation.role === 'verifier'
    const toOther = (words: Spoken) =>
      isIssuer
        ? { paragraphs: [words.toIssuer(name, time, count), words.reissueThem], open: words.openSettings }
        : { paragraphs: [words.toVerifier(name, time, count), words.comeAgain], open: words.openRequests }
    for (const account of await accountsOf(tx, id)) {
      await mail(account, toOther, isIssuer ? '/issuer/settings' : '/verifier')
    }
  }
}

/** How many of the affected certificates each organisation on the other side has. */
function othersOf({ id, role }: Organisation, parties: readonly Listed[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { issuerId, verifierId, count } of parties) {
    const other = role === 'issuer' ? verifierId : issuerId
    if (other !== null && other !== id) counts.set(other, (counts.get(other) ?? 0) + count)
  }
  return counts
}
