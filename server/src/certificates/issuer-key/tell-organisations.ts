import { utcSeconds } from '@credenza/credential/issue'
import type { Context, Tx } from '../../context.ts'
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

/** '2026-11-20 09:30:00 UTC': a precise time, because hours matter here. */
const spoken = (at: Date) => utcSeconds(at).replace('T', ' ').replace('Z', ' UTC')

/**
 * Mails everybody who acts for the organisation, every administrator, and the organisations on the other side of the
 * affected certificates: the verifiers that accepted what a stolen key signed, and the issuers of what one accepted.
 */
export async function tellOrganisations(ctx: Context, tx: Tx, declared: Declared): Promise<void> {
  const { organisation, at, byAdmin, listed } = declared
  const name = displayNameOf(organisation)
  const mail = (to: { email: string; name: string }, paragraphs: string[], action: [string, string]) =>
    queueMail(ctx, tx, {
      to: to.email,
      kind: 'organisation.key-compromised',
      subject: `A signing key of ${name} was stolen`,
      ...mailBody({
        language: 'en',
        greeting: `Hello ${to.name},`,
        paragraphs,
        action: { label: action[0], url: `${ctx.config.publicUrl}${action[1]}` },
      }),
    })

  const own = await accountsOf(tx, [organisation.id])
  for (const account of own) {
    await mail(
      account,
      [
        `${byAdmin ? 'An administrator of this service' : 'The owner of your organisation'} reported a signing key as stolen since ${spoken(at)}. Your organisation signs with another key from now on.`,
        'What was in the public log before then stays valid. What came later is invalid.',
        ...(listed.length > 0 ? [`Certificates to reissue: ${listed.length}.`] : []),
      ],
      ['Open the settings', `/${organisation.role}/settings`],
    )
  }
  const admins = await tx
    .selectFrom('account')
    .select(['name', 'email'])
    .where('realm', '=', 'admin')
    .orderBy('id')
    .execute()
  for (const admin of admins) {
    await mail(
      admin,
      [
        `A signing key of ${name} was reported as stolen since ${spoken(at)}. Certificates affected: ${listed.length}.`,
      ],
      ['Open the organisation', `/admin/organisations/${organisation.id}`],
    )
  }
  for (const [id, count] of othersOf(organisation, listed.parties)) {
    const isIssuer = organisation.role === 'verifier'
    for (const account of await accountsOf(tx, [id])) {
      await mail(
        account,
        isIssuer
          ? [
              `${name} accepted some of your certificates with a key that was stolen on ${spoken(at)}. ${count} of these acceptances came after that, so the certificates are no longer valid.`,
              'You can reissue them in the settings.',
            ]
          : [
              `${name} signed certificates with a key that was stolen on ${spoken(at)}. You accepted ${count} of those that cannot be proven to be older. They are no longer valid.`,
              'Their issuer can reissue them. They will then reach you as new requests.',
            ],
        isIssuer ? ['Open the settings', '/issuer/settings'] : ['Open your requests', '/verifier'],
      )
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

const accountsOf = (tx: Tx, organisationIds: readonly string[]) =>
  tx
    .selectFrom('account')
    .select(['name', 'email'])
    .where('org_id', 'in', organisationIds)
    .orderBy('id')
    .execute()
