import { afterAll, describe, expect, test } from 'vitest'
import {
  acceptedCertificates,
  createCertificates,
  decline,
  readAs,
  revoke,
  signedCertificates,
  suspend,
  transfer,
  untilRecorded,
} from '../../../../test/acts/certificates.ts'
import { callAs, makeAdmin, makeIssuer, makeStudent, makeVerifier, ok } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

type Shown = Awaited<ReturnType<typeof readAs>>

const world = await openTestWorld()
world.tamper()
await world.startRoles()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const verifier = await makeVerifier(world, admin)
const student = await makeStudent(world, issuer)
const other = await makeStudent(world, issuer)
const one = async (made: Promise<string[]>) => (await made)[0]!
const parties = { issuer, verifier, student: other }
const certificate: Record<
  'unsigned' | 'signed' | 'declined' | 'suspended' | 'revoked' | 'expired' | 'late',
  string
> = {
  unsigned: await one(createCertificates(world, issuer, other)),
  signed: await one(signedCertificates(world, issuer, other)),
  declined: await one(signedCertificates(world, issuer, other)),
  suspended: await one(acceptedCertificates(world, parties)),
  revoked: await one(acceptedCertificates(world, parties)),
  expired: await one(acceptedCertificates(world, parties)),
  late: '',
}
ok(await decline(world, verifier, [certificate.declined]))
ok(await suspend(world, issuer, certificate.suspended))
ok(await revoke(world, issuer, certificate.revoked))
await world.ctx.db
  .updateTable('certificate')
  .set({ valid_until: '2020-01-01' })
  .where('id', '=', certificate.expired)
  .execute()

const [id] = await acceptedCertificates(world, { issuer, verifier, student })
await untilRecorded(world, issuer, id!)
ok(await transfer(world, issuer, id!))
const recorded = await readAs(world, issuer, id!)
certificate.late = await one(createCertificates(world, issuer, student))

const finder =
  (caller: typeof issuer, path: string) =>
  async (search: string, filter: object = {}) => {
    const answer = ok(
      await callAs(world, caller, 'GET', `${path}?${new URLSearchParams({ ...filter, search })}`),
    )
    expect(answer.total).toBe(answer.documents.length)
    return answer.documents.map(({ _id }: Shown) => _id)
  }
const find = finder(issuer, '/get-certificate-from-db')
const findInQueue = finder(verifier, '/get-requested-certificate-list')
afterAll(() => world.close())

describe('a search finds what lists show of a certificate:', () => {
  test('the wallet of its holder, even if it was there first', async () => {
    const { walletAddress } = recorded
    for (const part of [
      walletAddress,
      walletAddress.slice(0, 10),
      walletAddress.slice(7, 20).toUpperCase(),
    ]) {
      expect(await find(part)).toEqual([certificate.late, recorded._id])
    }
  })

  test('its number, and no other number with the same beginning', async () => {
    expect(await find(String(recorded.certificateNumber), { sort: 'title' })).toContain(recorded._id)
    expect(await find('987654321')).toEqual([])
  })

  test('the hash of the transaction that recorded it', async () => {
    const { txHash } = recorded
    for (const part of [txHash, txHash.slice(0, 10), txHash.toUpperCase().replace('0X', '0x')]) {
      expect(await find(part)).toContain(recorded._id)
    }
    expect(await find(txHash)).not.toContain(certificate.unsigned)
    expect(await find(`${txHash.slice(0, -1)}${txHash.endsWith('0') ? 1 : 0}`)).toEqual([])
  })

  test('pieces of its codes, from the middle too, and why it was declined', async () => {
    const { uri, txHash, slug } = recorded
    for (const piece of [
      uri.slice(20, 32),
      uri.slice(-6),
      txHash.slice(20, 32),
      slug.slice(-8),
      `/verify/${slug}`,
      `https://a.example/verify/${slug}#key`,
    ]) {
      expect(await find(piece), piece).toContain(recorded._id)
      expect(await find(piece, { sort: '-title', year: '2026' }), piece).toContain(recorded._id)
      expect(await find(piece, { year: '1999' }), piece).toEqual([])
    }
    expect(await find('on our list')).toEqual([certificate.declined])
    expect(await find('zz-no-such-piece')).toEqual([])
    expect(await find('/verify/')).toEqual([])
  })

  test('a text that a value contains finds no pieces of codes', async () => {
    const titled = await find('Bridges')
    await world.ctx.db
      .updateTable('certificate')
      .set({ decline_reason: 'Not one of our Bridges' })
      .where('id', '=', certificate.declined)
      .execute()
    expect(await find('Bridges')).toEqual(titled)
  })

  test('a person’s own uploads are searched by codes too, and show nothing else', async () => {
    const { certificateNumber, uri } = recorded
    for (const search of [certificateNumber!, uri, `0x${'a'.repeat(64)}`]) {
      const path = `/api/user/get-user-certificates?${new URLSearchParams({ search })}`
      expect(ok(await callAs(world, student, 'GET', path)).userCertificate).toEqual([])
    }
  })

  test('the link of its document: whole, with and without its scheme, or as much as screens show', async () => {
    const { uri } = recorded
    for (const part of [uri, uri.slice(7), uri.slice(0, 30), uri.toUpperCase()]) {
      expect(await find(part)).toEqual([recorded._id])
      expect(await findInQueue(part)).toEqual([recorded._id])
    }
    const shown = await find(uri.slice(7, 14))
    expect(shown).toContain(recorded._id)
    expect(shown).not.toContain(certificate.unsigned)
    expect(await find(`${uri}a`)).toEqual([])
  })

  test.each([
    ['Suspended', 'suspended'],
    ['revoked', 'revoked'],
    ['ملغاة', 'revoked'],
    ['معلّقة', 'suspended'],
    ['Expired', 'expired'],
    ['مرفوضة', 'declined'],
    ['DECLINED', 'declined'],
  ] as const)('the word %j', async (word, name) => {
    expect(await find(word)).toEqual([certificate[name]])
    expect(await find(word, { sort: '-title', year: '2026' })).toEqual([certificate[name]])
    expect(await find(word, { year: '1999' })).toEqual([])
  })

  test.each(['Pending', 'pe', 'قيد', 'Not signed yet'])('the word %j, of those still open', async (word) => {
    const found = await find(word, { signed: 'false' })
    expect(found).toEqual([certificate.late, certificate.unsigned])
  })

  test('words for decisions in a verifier’s queue', async () => {
    expect(await findInQueue('declined')).toEqual([certificate.declined])
    expect(await findInQueue('موثّقة')).toContain(recorded._id)
    expect(await findInQueue('bridges')).toHaveLength(8)
  })
})
