import { sql } from 'kysely'
import { secondAdmin, switchTwoAdmins } from '../acts/admins.ts'
import { approve, askApproval, setRules } from '../acts/approvals.ts'
import { endedBatch, startBatch } from '../acts/batches.ts'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  decline,
  readAs,
  revoke,
  signedCertificates,
  suspend,
  transfer,
} from '../acts/certificates.ts'
import { endedCheck } from '../acts/checks.ts'
import { invite, makeColleague } from '../acts/colleagues.ts'
import { corrected, openRequest } from '../acts/corrections.ts'
import { addFee, paymentDetails, settle } from '../acts/fees.ts'
import { apiKeyData, someWebhook } from '../acts/integrators.ts'
import { charge, credit, invoicesOf, makeInvoices, startTaxing } from '../acts/invoices.ts'
import { courseOf } from '../acts/launches.ts'
import {
  callAs,
  categoryName,
  makeIssuer,
  makeStudent,
  makeVerifier,
  ok,
  profileImage,
  uploadAs,
  waitingOrganisation,
} from '../acts/people.ts'
import { setPlatformDetails, setShare } from '../acts/platform-share.ts'
import { codeOf } from '../acts/presentations.ts'
import { addApp, addPasskey, freshSecondFactor } from '../acts/second-factor.ts'
import { askForLink, sharedCertificate } from '../acts/shares.ts'
import { switchOnProvider, vouch } from '../acts/single-sign-on.ts'
import { writeSitePage } from '../acts/site-pages.ts'
import { logo, newTemplate } from '../acts/templates.ts'
import { answerUpload, decideUpload, uploadCertificate } from '../acts/uploads.ts'
import { openRolesWorld, type RolesWorld } from './roles-world.ts'

export interface PeopledWorld extends RolesWorld {
  /** Certificates by their fate. */
  accepted: string[]
  declined: string
  revoked: string
}

/**
 * A world in which every recorded table has at least two rows, written by what people do; its jobs and roles have come
 * to rest.
 */
export async function openPeopledWorld(): Promise<PeopledWorld> {
  const roles = await openRolesWorld({ startRoles: true })
  const { world, admin, issuer, verifier, student } = roles
  const send = async (...call: Parameters<typeof callAs> extends [unknown, ...infer Rest] ? Rest : never) =>
    ok(await callAs(world, ...call))

  await addPasskey(world, student)
  const fellow = await makeStudent(world, issuer)
  await addPasskey(world, fellow)
  for (const person of [student, fellow]) await addApp(world, person)
  await waitingOrganisation(world, 'issuer')
  const school = await makeIssuer(world, admin)
  const second = await makeVerifier(world, admin)
  for (const owner of [issuer, verifier]) {
    await makeColleague(world, owner)
    ok(await invite(world, owner))
    const domain = `${owner.role}.uni.example`
    await switchOnProvider(world, { owner, admin, domain })
    await vouch(world, owner, { subject: 'staff-1', email: `nadia@${domain}` })
    ok(await callAs(world, owner, 'PUT', '/api/own-name/host', { host: `certificates.${domain}` }))
    ok(await callAs(world, owner, 'PUT', '/api/own-name/sender', { address: `no-reply@${domain}` }))
    await send(owner, 'DELETE', `/api/colleagues/${(await makeColleague(world, owner)).accountId}`)
  }
  for (const owner of [issuer, school]) {
    const publicContact = {
      website: 'https://school.example',
      email: 'office@school.example',
      showsLogo: true,
    }
    const settings = { displayName: owner.name, verifierIds: [verifier.id, second.id], publicContact }
    await send(owner, 'PUT', '/api/organisation/settings', settings)
    await send(owner, 'POST', '/api/api-keys', apiKeyData)
    await someWebhook(world, owner)
    await send(owner, 'POST', '/api/templates', newTemplate())
    ok(await uploadAs(world, owner, '/api/templates/images', { doc_url: logo('logo.png', 30) }))
    const [{ _id: accountId }] = (await send(owner, 'GET', '/api/colleagues')).data
    await courseOf(world, owner, accountId)
    const mails = (await send(owner, 'GET', '/api/delivery/settings')).data
    await send(owner, 'PUT', '/api/delivery/settings', mails)
  }
  ok(await uploadAs(world, issuer, '/api/update-profile', { doc_url: profileImage() }))
  for (const owner of [school, second]) {
    await freshSecondFactor(world, owner)
    await send(owner, 'POST', '/api/organisation/rotate-key')
  }
  const sealKeys = '/api/organisation/seal-keys'
  await send(school, 'POST', '/api/organisation/seal-key/rotate')
  const [{ id: sealKey }] = (await send(school, 'GET', sealKeys)).data
  await send(school, 'POST', `${sealKeys}/${sealKey}/compromised`)
  for (const who of [verifier, second]) ok(await addFee(world, who, { amount: 20 }))

  const accepted = await acceptedCertificates(world, { issuer, verifier, student }, 4)
  const [unlucky] = await signedCertificates(world, issuer, student)
  ok(await decline(world, verifier, [unlucky!]))
  ok(await revoke(world, issuer, accepted[0]!))
  ok(await suspend(world, issuer, accepted[1]!))
  await world.until(async () => (await readAs(world, issuer, accepted[2]!)).txHash)
  for (const id of accepted.slice(2)) ok(await transfer(world, issuer, id))

  const { certificateId } = await openRequest(world, issuer, student)
  await openRequest(world, issuer, fellow)
  ok(await accept(world, verifier, [certificateId]))
  await corrected(world, issuer, certificateId, { title: 'Bridges and tunnels' })
  await sharedCertificate(world, { issuer, student })
  const [other] = await signedCertificates(world, issuer, fellow)
  ok(await askForLink(world, fellow, other!))
  const uploads = [
    await uploadCertificate(world, { student, issuer }),
    await uploadCertificate(world, { student: fellow, issuer }),
  ]
  for (const id of uploads) ok(await answerUpload(world, issuer, id))
  ok(await decideUpload(world, verifier, uploads[0]!))
  for (const partyId of [issuer.id, verifier.id])
    ok(await settle(world, admin, { partyId, amountFils: 1000 }))
  ok(await callAs(world, admin, 'PUT', '/api/admin/payment-details', paymentDetails))
  const taxed = { world, admin, issuer, verifier, student }
  await startTaxing(taxed)
  await charge(taxed, 3)
  ok(await setPlatformDetails(world, admin))
  ok(await setShare(world, admin, 5))
  ok(await makeInvoices(world, verifier))
  const [invoice] = await invoicesOf(world, issuer)
  ok(await credit(world, verifier, invoice!._id))
  for (const subjectId of [school.id, verifier.id])
    await send(admin, 'POST', '/api/admin/data-protection/holds', {
      subjectId,
      reason: 'A court asked',
      until: null,
    })
  for (const kind of ['mails', 'import-drafts'])
    await send(admin, 'PUT', `/api/admin/data-protection/retention/${kind}`, { days: 20 })
  for (const what of ['A lost laptop', 'A stolen key']) {
    const { data } = await send(admin, 'POST', '/api/admin/breaches', {
      what,
      foundAt: new Date().toISOString(),
    })
    const note = { text: 'Told by phone', authorityToldAt: new Date().toISOString() }
    await send(admin, 'POST', `/api/admin/breaches/${data._id}/notes`, note)
  }
  for (const page of ['contact', 'terms'] as const)
    ok(await writeSitePage(world, admin, page, { en: 'Text', ar: 'نص' }))
  for (const name of ['a', 'b'])
    await endedCheck(world, verifier, [
      { name, bytes: name },
      { name: 'x', bytes: 'x' },
    ])
  for (const owner of [issuer, verifier]) await codeOf(world, owner)
  for (const person of [student, fellow]) {
    const { password } = person
    await send(person, 'POST', '/api/user/erasure', { password })
  }
  for (const filter of [{ ids: accepted.slice(0, 1) }, { ids: accepted.slice(1, 2) }]) {
    const batch = await startBatch(world, issuer, { kind: 'deliver', certificates: filter })
    await endedBatch(world, issuer, batch._id)
  }
  for (const owner of [issuer, verifier])
    await callAs(world, owner, 'GET', `/issuers/${owner.id}/status/revocation/1`)
  await createCertificates(world, school, await makeStudent(world, school))
  for (const owner of [issuer, school]) {
    const { studentId } = await makeStudent(world, owner)
    const batch = await startBatch(world, owner, { kind: 'archive', students: { ids: [studentId] } })
    await endedBatch(world, owner, batch._id)
  }
  for (const level of [6, 7]) {
    const alignments = [{ url: `http://data.europa.eu/snb/eqf/${level}` }]
    ok(await callAs(world, issuer, 'POST', '/api/categories/create', { name: `Level ${level}`, alignments }))
  }
  await askForApprovals(roles)
  await secondAdmin(world, admin)
  ok(await switchTwoAdmins(world, admin, true))
  await rest(roles)
  return { ...roles, accepted, declined: unlucky!, revoked: accepted[0]! }
}

/** Two requests for approval, each approved by the one signer whom the rules name. */
async function askForApprovals({ world, issuer, student }: RolesWorld): Promise<void> {
  const [owner] = ok(await callAs(world, issuer, 'GET', '/api/colleagues')).data
  const rule = { needed: 1, signers: [owner._id], freeADay: 100 }
  await freshSecondFactor(world, issuer)
  ok(await setRules(world, issuer, [rule, { ...rule, category: categoryName }]))
  for (const id of await createCertificates(world, issuer, student, 2)) {
    const { data } = ok(await askApproval(world, issuer, [id]))
    ok(await approve(world, issuer, data._id))
  }
}

/**
 * Waits until the log, the chain and the jobs have nothing left to do; then adds three leaves that wait for a log that
 * no longer grows.
 */
async function rest({ world, issuer, verifier, student }: RolesWorld): Promise<void> {
  await world.until(async () => {
    const { rows } = await sql<{ waits: string }>`SELECT
      (SELECT count(*) FROM log_pending) + (SELECT count(*) FROM anchor WHERE state <> 'final')
      + (SELECT count(*) FROM certificate_document WHERE stored_at IS NULL)
      + (SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'retry', 'active')) AS waits`.execute(
      world.ctx.db,
    )
    return rows[0]!.waits === '0'
  })
  await world.stopRoles()
  const [last] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [last!]))
  await world.until(async () => (await readAs(world, issuer, last!)).uri)
}
