import type { TimelineEntry } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import {
  accept,
  createCertificates,
  decline,
  readAs,
  reinstate,
  revoke,
  sign,
  signedCertificates,
  suspend,
  transfer,
  untilRecorded,
} from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { corrected } from '../../../test/acts/corrections.ts'
import { mailsTo, untilMails } from '../../../test/acts/mails.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  ok,
} from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const ask = (caller: Caller, id: string) => callAs(world, caller, 'GET', `/api/certificates/${id}/timeline`)
const timelineOf = async (caller: Caller, id: string): Promise<TimelineEntry[]> =>
  ok(await ask(caller, id)).data
const kindsOf = (entries: readonly TimelineEntry[]) => entries.map(({ kind }) => kind)

test('each of its parties reads the steps from creation to transfer, each with its evidence', async () => {
  const [id] = await createCertificates(world, issuer, student)
  expect(kindsOf(await timelineOf(issuer, id!))).toEqual(['created'])
  ok(await sign(world, issuer, [id!]))
  await world.until(async () => (await readAs(world, issuer, id!)).uri)
  const signed = await timelineOf(issuer, id!)
  expect(kindsOf(signed)).toEqual(['created', 'signed', 'stored'])
  // Until it is accepted, nothing links to its document.
  expect(signed.at(-1)).toMatchObject({ by: '', evidence: null })
  ok(await accept(world, verifier, [id!]))
  const { uri, txHash } = await untilRecorded(world, issuer, id!)
  ok(await transfer(world, issuer, id!))

  const timeline = (await timelineOf(student, id!)).map(({ kind, by, evidence }) => ({ kind, by, evidence }))
  const { data: published } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`))
  expect(timeline).toEqual([
    { kind: 'created', by: issuer.name, evidence: null },
    {
      kind: 'signed',
      by: issuer.name,
      evidence: { kind: 'credential', path: `/api/certificates/${id}/credential.json` },
    },
    {
      kind: 'stored',
      by: '',
      evidence: { kind: 'document', cid: published.cid, path: `/ipfs/${published.cid}?format=raw` },
    },
    {
      kind: 'accepted',
      by: verifier.name,
      evidence: { kind: 'statement', document: published.endorsements[0] },
    },
    {
      kind: 'logged',
      by: '',
      evidence: expect.objectContaining({ kind: 'log', index: published.log.index }),
    },
    {
      kind: 'anchored',
      by: '',
      evidence: expect.objectContaining({
        kind: 'transaction',
        hash: txHash,
        chainId: published.anchor.chainId,
      }),
    },
    {
      kind: 'transferred',
      by: issuer.name,
      evidence: expect.objectContaining({ kind: 'transaction', contract: published.anchor.contract }),
    },
  ])
  expect(`ipfs://${published.cid}`).toBe(uri)
  for (const party of [verifier, admin])
    expect(await timelineOf(party, id!)).toEqual(await timelineOf(student, id!))
  // Every link works: the credential for its parties, the document and the proof for everybody.
  for (const { evidence } of await timelineOf(student, id!)) {
    if (evidence && 'path' in evidence)
      expect((await callAs(world, student, 'GET', evidence.path)).statusCode).toBe(200)
  }
  const transactions = timeline.flatMap(({ evidence }) =>
    evidence?.kind === 'transaction' ? [evidence.hash] : [],
  )
  expect(new Set(transactions).size).toBe(2)
})

test('later statements of the issuer are in order, each as it was signed', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await suspend(world, issuer, id!))
  ok(await reinstate(world, issuer, id!))
  ok(await suspend(world, issuer, id!))
  ok(await revoke(world, issuer, id!))
  const later = (await timelineOf(student, id!)).filter(({ evidence }) => evidence?.kind === 'statement')
  expect(kindsOf(later)).toEqual(['suspended', 'reinstated', 'suspended', 'revoked'])
  const { data } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`))
  expect(later.map(({ evidence }) => evidence?.kind === 'statement' && evidence.document)).toEqual(
    data.statements,
  )
})

test('a decline is shown without its reason and without the person who declined', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await decline(world, verifier, [id!], 'Not a word of this'))
  const answer = await ask(student, id!)
  const declined = ok(answer).data.find(({ kind }: TimelineEntry) => kind === 'declined')
  expect(declined).toEqual({ kind: 'declined', at: declined.at, by: '', evidence: null })
  expect(answer.body).not.toContain('Not a word of this')
})

test('a correction is shown as one, and what it superseded names it in a signed statement', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  const correction = await corrected(world, issuer, id!, { title: 'Bridges and Tunnels' })
  expect(kindsOf(await timelineOf(issuer, correction))).toEqual(['corrects'])
  ok(await sign(world, issuer, [correction]))
  await world.until(async () => (await readAs(world, issuer, id!)).supersededBy !== '')
  expect((await timelineOf(student, id!)).at(-1)).toMatchObject({
    kind: 'superseded',
    evidence: { kind: 'statement', document: { action: 'superseded' } },
  })
})

test('its issuer, and nobody else, is told which colleague acted and why', async () => {
  const [id] = await createCertificates(world, issuer, student)
  const signer = await makeColleague(world, issuer, 'Hala Nasser', 'signer')
  ok(await sign(world, { ...issuer, token: signer.token }, [id!]))
  ok(await suspend(world, issuer, id!))
  ok(await reinstate(world, issuer, id!))
  ok(await suspend(world, issuer, id!))
  ok(await revoke(world, issuer, id!))
  const told = (await timelineOf(issuer, id!)).filter(({ kind }) => kind !== 'stored')
  expect(told.map(({ kind, colleague }) => [kind, colleague])).toEqual([
    ['created', issuer.email],
    ['signed', 'Hala Nasser'],
    ['suspended', issuer.email],
    ['reinstated', issuer.email],
    ['suspended', issuer.email],
    ['revoked', issuer.email],
  ])
  const { revokedReason } = await readAs(world, issuer, id!)
  expect(revokedReason).not.toBe('')
  expect(told.at(-1)!.reason).toBe(revokedReason)
  for (const party of [student, verifier, admin]) {
    const { body } = await ask(party, id!)
    for (const word of ['colleague', 'Hala', issuer.email]) expect(body).not.toContain(word)
    for (const entry of await timelineOf(party, id!)) expect(entry).not.toHaveProperty('reason')
  }
})

test('only its issuer sees the mails to its holder', async () => {
  const reader = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, reader)
  const before = (await mailsTo(world, reader.email)).length
  ok(await accept(world, verifier, [id!]))
  await untilRecorded(world, issuer, id!)
  await untilMails(world, reader.email, before + 1)
  await world.until(async () => kindsOf(await timelineOf(issuer, id!)).includes('delivered'))
  for (const party of [reader, verifier, admin])
    expect(kindsOf(await timelineOf(party, id!))).not.toContain('delivered')
})

test('it contains nothing personal for any reader', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await accept(world, verifier, [id!]))
  await untilRecorded(world, issuer, id!)
  const { userName, title } = await readAs(world, issuer, id!)
  for (const party of [issuer, verifier, student, admin]) {
    const { body } = await ask(party, id!)
    for (const personal of [userName, title, student.email]) expect(body).not.toContain(personal)
  }
})

test('somebody who is not a party to it gets none', async () => {
  const [id] = await createCertificates(world, issuer, student)
  const other = await makeIssuer(world, admin)
  const strangers = [other, await makeStudent(world, other)]
  for (const stranger of strangers) {
    const answer = await ask(stranger, id!)
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found'])
  }
  expect((await ask(nobody, id!)).statusCode).toBe(401)
  const chosen = await makeVerifier(world, admin)
  ok(
    await callAs(world, other, 'PUT', '/api/organisation/settings', {
      displayName: 'Another Institute',
      verifierIds: [chosen.id],
    }),
  )
  const [hidden] = await createCertificates(world, other, await makeStudent(world, other))
  expect((await ask(verifier, hidden!)).statusCode).toBe(404)
  expect((await ask(chosen, hidden!)).statusCode).toBe(200)
})
