import { erc721Abi } from 'viem'
import { afterAll, describe, expect, test } from 'vitest'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  readAs,
  revoke,
  sign,
  signedCertificates,
  transfer,
  untilRecorded,
} from './acts/certificates.ts'
import { callAs, makeIssuer, makeStudent, nobody, ok } from './acts/people.ts'
import { freshSecondFactor } from './acts/second-factor.ts'
import { chainClient, verifyAsStranger } from './stranger.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** The holder's link: slug and document key. */
async function linkOf(id: string) {
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  return certificates.find((one: { _id: string }) => one._id === id)
}

const answers = (verification: Awaited<ReturnType<typeof verifyAsStranger>>) =>
  Object.fromEntries(verification.checks.map(({ name, answer, code }) => [name, `${answer} ${code}`]))

describe('one certificate, from creation to revocation', () => {
  let id: string

  test('starts pending and unsigned, without any evidence', async () => {
    ;[id] = (await createCertificates(world, issuer, student)) as [string]
    expect(await readAs(world, issuer, id)).toMatchObject({
      state: 'draft',
      status: '0',
      isVerified: false,
      transfer: false,
      uri: '',
      txHash: '',
      certificateNumber: '',
      digitalSignature: '',
    })
  })

  test('cannot be accepted before its issuer has signed', async () => {
    const answer = await accept(world, verifier, [id])
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'not_signed'])
  })

  test('is signed, accepted and recorded on the chain under its own number', async () => {
    ok(await sign(world, issuer, [id]))
    expect(await readAs(world, verifier, id)).toMatchObject({
      state: 'signed',
      status: '0',
      isVerified: true,
    })
    ok(await accept(world, verifier, [id]))
    const certificate = await untilRecorded(world, issuer, id)
    expect(certificate).toMatchObject({ state: 'recorded', status: '1', certificateNumber: '0' })
    const receipt = await chainClient(world).getTransactionReceipt({ hash: certificate.txHash })
    expect(receipt.status).toBe('success')
  })

  test('verifies VALID for a stranger who has only the link', async () => {
    const verification = await verifyAsStranger(world, await linkOf(id))
    expect(answers(verification)).toEqual({
      'well-formed': 'passed well-formed',
      signature: 'passed signature-valid',
      issuer: 'passed issuer-approved',
      validity: 'passed within-period',
      status: 'passed not-revoked',
      log: 'passed logged',
      anchor: 'passed anchored',
      endorsement: 'passed endorsed',
    })
    expect(verification.verdict).toBe('VALID')
  })

  test('is INVALID when one word of it is changed', async () => {
    const { verdict } = await verifyAsStranger(world, await linkOf(id), (certificate) => ({
      ...certificate,
      validFrom: '2020-01-01T00:00:00Z',
    }))
    expect(verdict).toBe('INVALID')
  })

  test('moves into the student’s wallet once, where an ERC-721 client sees it', async () => {
    ok(await transfer(world, issuer, id))
    const { walletAddress, transfer: transferred, state } = await readAs(world, issuer, id)
    expect([transferred, state]).toEqual([true, 'transferred'])
    const owner = await chainClient(world).readContract({
      address: world.ctx.chain.registry,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [0n],
    })
    expect(owner.toLowerCase()).toBe(walletAddress.toLowerCase())
    const again = await transfer(world, issuer, id)
    expect([again.statusCode, again.json().error]).toEqual([409, 'already_transferred'])
  })

  test('is INVALID with the reason once it is revoked, and stays so', async () => {
    ok(await revoke(world, issuer, id, 'Awarded in error'))
    const verification = await verifyAsStranger(world, await linkOf(id))
    expect(verification.verdict).toBe('INVALID')
    expect(verification.headline).toContain('Awarded in error')
    expect(await readAs(world, issuer, id)).toMatchObject({ state: 'revoked', transfer: true })
    const again = await revoke(world, issuer, id)
    expect([again.statusCode, again.json().error]).toEqual([409, 'already_revoked'])
  })
})

test('a rotated key still vouches for what it signed, and the new one signs from then on', async () => {
  const other = await makeIssuer(world, admin)
  const holder = await makeStudent(world, other)
  const parties = { issuer: other, verifier, student: holder }
  const [before] = await acceptedCertificates(world, parties)
  await freshSecondFactor(world, other)
  ok(await callAs(world, other, 'POST', '/api/organisation/rotate-key'))

  const refused = await sign(world, other, await createCertificates(world, other, holder))
  expect([refused.statusCode, refused.json().error]).toEqual([422, 'invalid'])
  const { data } = ok(await callAs(world, other, 'GET', '/api/issuer-verifier-profile'))
  const rotated = { ...other, digitalSignature: data.digitalSignature }
  const [after] = await acceptedCertificates(world, { ...parties, issuer: rotated })

  const did = ok(await callAs(world, nobody, 'GET', `/issuers/${other.id}/did.json`))
  const signing = did.verificationMethod.filter(({ id }: { id: string }) => did.assertionMethod.includes(id))
  expect(signing.map(({ type }: { type: string }) => type)).toEqual([
    ...['Multikey', 'Multikey'],
    ...['JsonWebKey', 'JsonWebKey'],
  ])
  for (const id of [before!, after!]) {
    await world.until(async () => (await readAs(world, other, id)).txHash)
    await world.until(async () => (await readAs(world, other, id)).uri)
    const { certificates } = ok(await callAs(world, holder, 'GET', '/api/user/my-certificates'))
    const link = certificates.find((one: { _id: string }) => one._id === id)
    expect((await verifyAsStranger(world, link)).verdict).toBe('VALID')
  }
})

test('a certificate revoked before any decision is INVALID and can no longer be accepted', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  await world.until(async () => (await readAs(world, issuer, id!)).uri)
  ok(await revoke(world, issuer, id!))
  const late = await accept(world, verifier, [id!])
  expect([late.statusCode, late.json().error]).toEqual([409, 'already_revoked'])
  expect((await verifyAsStranger(world, await linkOf(id!))).verdict).toBe('INVALID')
})

test('a certificate accepted but not yet recorded cannot be transferred', async () => {
  const { world: still, ...parties } = await openRolesWorld()
  try {
    const [id] = await acceptedCertificates(still, parties)
    const early = await transfer(still, parties.issuer, id!)
    expect([early.statusCode, early.json().error]).toEqual([409, 'not_recorded'])
  } finally {
    await still.close()
  }
})
