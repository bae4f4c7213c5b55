import type { LanguageCode } from '@credenza/schema/languages'
import {
  mailAsked,
  mailChanged,
  mailCompleted,
  mailRejected,
} from '../src/certificates/approval/mail-signers.ts'
import type { ApprovalRequestRow } from '../src/certificates/approval/request-row.ts'
import { findCertificate } from '../src/certificates/certificate/find-certificates.ts'
import { tellHolder, tellIssuer } from '../src/certificates/correction/request/tell-parties.ts'
import { tellOfStolenSeal } from '../src/certificates/drawing/tell-of-stolen-seal.ts'
import { runTellHoldersOfTheft } from '../src/certificates/issuer-key/tell-holders.job.ts'
import { tellOrganisations } from '../src/certificates/issuer-key/tell-organisations.ts'
import type { Context, Tx } from '../src/context.ts'
import { tellSwitchedOff } from '../src/doors/webhook/tell-switched-off.ts'
import { tellAsked, tellErased, tellStopped, tellWithdrawn } from '../src/holders/erasure/tell-person.ts'
import { queueCodeMail } from '../src/holders/wallet-issuance/offer/queue-code-mail.ts'
import { writeLetter } from '../src/operating/breach/send-letters.job.ts'
import { findAccountById } from '../src/people/account/find-account.ts'
import { codeMac, emailMac } from '../src/people/account/mailed-code/code.ts'
import { runSendCode, sealOwner } from '../src/people/account/mailed-code/send-code.job.ts'
import { setPassword } from '../src/people/account/password/set-password.ts'
import { tellFactorChange, tellRecoveryCodeUsed } from '../src/people/account/second-factor/notices.ts'
import { mailInvitation as inviteColleague } from '../src/people/colleague/mail-invitation.ts'
import { beginLink } from '../src/people/identity-provider/pending-link.ts'
import { findOrganisation } from '../src/people/organisation/find-organisation.ts'
import { notifyOrganisation } from '../src/people/organisation/onboarding/notify-organisation.ts'
import { tellPasswordChosen } from '../src/people/sign-in/tell-password-chosen.ts'
import { mailInvitation as inviteStudent } from '../src/people/student/invitation/mail-invitation.ts'
import type { RolesWorld } from './worlds/roles-world.ts'

interface Occasion {
  ctx: Context
  tx: Tx
  roles: RolesWorld
  /** A certificate of the issuer for the student. */
  certificateId: string
  language: LanguageCode
}

const studentOf = ({ tx, roles }: Occasion) => findAccountById(tx, roles.student.id)
const organisationOf = ({ tx, roles }: Occasion, role: 'issuer' | 'verifier') =>
  findOrganisation(tx, roles[role].id)
const issuerOf = (occasion: Occasion) => organisationOf(occasion, 'issuer')
const certificateOf = ({ tx, certificateId }: Occasion) => findCertificate(tx, certificateId)
const factorChange = (change: Parameters<typeof tellFactorChange>[3]) => async (occasion: Occasion) =>
  tellFactorChange(occasion.ctx, occasion.tx, await studentOf(occasion), change)
const decision = (decided: Parameters<typeof notifyOrganisation>[3]) => async (occasion: Occasion) =>
  notifyOrganisation(occasion.ctx, occasion.tx, await issuerOf(occasion), decided)
const theft =
  (role: 'issuer' | 'verifier', { byAdmin = false } = {}) =>
  async (occasion: Occasion) => {
    const { ctx, tx } = occasion
    const organisation = await organisationOf(occasion, role)
    const [issuer, verifier] = [await issuerOf(occasion), await organisationOf(occasion, 'verifier')]
    const parties = [{ issuerId: issuer.id, verifierId: verifier.id, count: 3 }]
    await tellOrganisations(ctx, tx, {
      organisation,
      at: ctx.clock(),
      byAdmin,
      listed: { length: 3, parties },
    })
  }

const stolenSeal =
  ({ byAdmin = false } = {}) =>
  async (occasion: Occasion) =>
    tellOfStolenSeal(occasion.ctx, occasion.tx, { organisation: await issuerOf(occasion), byAdmin })

const aboutApproval =
  (tell: (ctx: Context, tx: Tx, request: ApprovalRequestRow, by: string) => Promise<void>) =>
  async ({ ctx, tx, roles: { issuer, student } }: Occasion) => {
    const { id: signer } = await tx
      .selectFrom('account')
      .select('id')
      .where('org_id', '=', issuer.id)
      .executeTakeFirstOrThrow()
    const demands = [{ category: '', needed: 1, signers: [signer] }]
    const request = { org_id: issuer.id, id: 'apr_1', asked_by: signer, demands, types: null, total: 3 }
    await tell(ctx, tx, { ...request, digest: new Uint8Array(32) } as ApprovalRequestRow, student.id)
  }

const mailedCode = (purpose: 'mailbox' | undefined) => async (occasion: Occasion) => {
  const { ctx, tx } = occasion
  const owner = { realm: 'student' as const, email: (await studentOf(occasion)).email, purpose }
  const sent_at = ctx.clock()
  const mac = { realm: owner.realm, email_mac: emailMac(ctx.keys, owner) }
  await tx.deleteFrom('one_time_code').where('email_mac', '=', mac.email_mac).execute()
  await tx
    .insertInto('one_time_code')
    .values({ ...mac, sent_at, tries: 0, code_mac: codeMac(ctx.keys, owner, '') })
    .execute()
  await runSendCode(ctx, tx, { owner: sealOwner(ctx.keys, owner), askedAt: sent_at.getTime() })
}

/** What the outbox sends, by the occasion of each email; the emails with certificates are composed when they are sent. */
export const everyMail: Record<string, (occasion: Occasion) => Promise<unknown>> = {
  'a code': mailedCode(undefined),
  'a code for the mailbox': mailedCode('mailbox'),
  'a code to connect a provider': async (occasion) =>
    beginLink(occasion.ctx, occasion.tx, await studentOf(occasion), {
      organisationId: occasion.roles.issuer.id,
      issuer: 'https://login.uni.example',
      subject: '1',
      session: '',
    }),
  'a changed password': async (occasion) =>
    setPassword(occasion.ctx, occasion.tx, await studentOf(occasion), {
      password_hash: `hash ${occasion.language}`,
      action: 'account.password-changed',
    }),
  'a first password': async (occasion) =>
    tellPasswordChosen(occasion.ctx, occasion.tx, await studentOf(occasion), occasion.language),
  'an added passkey': factorChange('passkey-added'),
  'a removed passkey': factorChange('passkey-removed'),
  'an added app': factorChange('totp-added'),
  'a removed app': factorChange('totp-removed'),
  'new recovery codes': factorChange('recovery-codes-replaced'),
  'forgotten factors': factorChange('second-factors-forgotten'),
  'factors from before a proof': factorChange('factors-before-proof'),
  'a used recovery code': async (occasion) =>
    tellRecoveryCodeUsed(occasion.ctx, occasion.tx, await studentOf(occasion)),
  'an approval': decision({ kind: 'approve' }),
  'a return': decision({ kind: 'return', reason: '–' }),
  'a suspension': decision({ kind: 'suspend', reason: '–' }),
  'a reinstatement': decision({ kind: 'reinstate' }),
  'a request for a correction': async (occasion) =>
    tellIssuer(occasion.ctx, occasion.tx, await certificateOf(occasion), {
      changes: (['userName', 'title', 'categoryName', 'date', 'validUntil'] as const).map((field) => ({
        field,
        from: '',
        to: '–',
      })),
      why: '–',
    }),
  'an approved correction': async (occasion) =>
    tellHolder(occasion.ctx, occasion.tx, await certificateOf(occasion), { kind: 'approved' }),
  'a declined correction': async (occasion) =>
    tellHolder(occasion.ctx, occasion.tx, await certificateOf(occasion), { kind: 'declined', reason: '–' }),
  'an approval that is asked for': aboutApproval(mailAsked),
  'approvals that no longer count': aboutApproval(mailChanged),
  'certificates that are approved': aboutApproval(mailCompleted),
  'a rejected approval': aboutApproval(mailRejected),
  'an issuer’s stolen key': theft('issuer'),
  'a verifier’s stolen key, reported by an administrator': theft('verifier', { byAdmin: true }),
  'a stolen key for seals': stolenSeal(),
  'a stolen key for seals, reported by an administrator': stolenSeal({ byAdmin: true }),
  'a webhook that is off': async (occasion) => {
    const webhook = { description: '', url: 'https://receiver.example/events' }
    const { id } = await issuerOf(occasion)
    await tellSwitchedOff(occasion.ctx, occasion.tx, { ...webhook, org_id: id })
  },
  'a request for erasure': async (occasion) =>
    tellAsked(occasion.ctx, occasion.tx, await studentOf(occasion), occasion.ctx.clock()),
  'a withdrawn request for erasure': async (occasion) =>
    tellWithdrawn(occasion.ctx, occasion.tx, await studentOf(occasion)),
  'a code for a wallet': async ({ ctx, tx, roles: { student } }) =>
    queueCodeMail(ctx, tx, await findAccountById(tx, student.id), {
      title: '–',
      code: '123456',
      notAfter: ctx.clock(),
    }),
  'a stopped erasure': async (occasion) => tellStopped(occasion.ctx, occasion.tx, await studentOf(occasion)),
  'an erasure': async (occasion) => tellErased(occasion.ctx, occasion.tx, await studentOf(occasion)),
  'a letter about a breach': async (occasion) => {
    const texts = { en: '123', [occasion.language]: '123' }
    await writeLetter(occasion.ctx, occasion.tx, await studentOf(occasion), {
      texts,
      foundAt: occasion.ctx.clock(),
    })
  },
  'an invited student': async (occasion) => {
    const { name, email } = await studentOf(occasion)
    const { id, name: organisationName } = await issuerOf(occasion)
    const url = `${occasion.ctx.config.publicUrl}/student/welcome#token=abc`
    await inviteStudent(occasion.ctx, occasion.tx, { organisationId: id, organisationName, name, email, url })
  },
  'an invited colleague': async (occasion) =>
    inviteColleague(occasion.ctx, occasion.tx, {
      organisation: await issuerOf(occasion),
      name: 'Amal Haddad',
      email: 'colleague@uni.example',
      token: 'abc',
      notAfter: occasion.ctx.clock(),
    }),
}

/** Lists the certificate as signed with a stolen key, and mails its holder. */
export async function tellHolderOfTheft({ world }: RolesWorld, certificateId: string): Promise<void> {
  const { db } = world.ctx
  const { organisationId, accountId } = await findCertificate(db, certificateId)
  await db.deleteFrom('certificate_to_reissue').execute()
  await db
    .insertInto('certificate_to_reissue')
    .values({
      org_id: organisationId,
      certificate_id: certificateId,
      account_id: accountId,
      key_org_id: organisationId,
      key_id: 'key',
      told_at: null,
    })
    .execute()
  await runTellHoldersOfTheft(world.ctx, { organisationId }, AbortSignal.timeout(10_000))
}
