import { parseSiweMessage } from 'viem/siwe'
import { afterAll, expect, test } from 'vitest'
import {
  acceptedCertificates,
  createCertificates,
  readAs,
  signedCertificates,
  transfer,
} from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, ok, type Student } from '../../../test/acts/people.ts'
import { linkWallet, newWallet, sendWallet, walletMessage } from '../../../test/stand-ins/linked-wallet.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const challenge = (who: Student, address: string) => walletMessage(world, who, address)
const send = (who: Student, signature: string) => sendWallet(world, who, signature)
const link = (who: Student) => linkWallet(world, who)
const unlink = (who: Student) => callAs(world, who, 'DELETE', '/api/user/wallet')
const read = async (who: Student) => ok(await callAs(world, who, 'GET', '/api/user/wallet')).data
const none = { address: '', kind: 'none', inUse: false }
const codeOf = (answer: Awaited<ReturnType<typeof callAs>>) => [answer.statusCode, answer.json().error]

test('a student links a wallet by signing, and can be found by it until it is unlinked', async () => {
  expect(await read(student)).toEqual(none)
  await signedCertificates(world, issuer, student)
  const { wallet, message, linked } = await link(student)
  expect(linked).toEqual({ address: wallet.address, kind: 'own', inUse: false })
  expect(parseSiweMessage(message)).toMatchObject({
    domain: 'credenza.example',
    address: wallet.address,
    uri: 'https://credenza.example/student/wallet',
    chainId: world.ctx.chain.chainId,
    version: '1',
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const found = async () =>
    ok(await callAs(world, issuer, 'GET', `/api/student/get-student?search=${wallet.address}`)).total
  expect(await found()).toBe(1)
  expect(ok(await unlink(student)).data).toEqual(none)
  expect(await found()).toBe(0)
})

test('another wallet replaces the previous one, in searches of certificates too', async () => {
  const holder = await makeStudent(world, issuer)
  const [id] = await signedCertificates(world, issuer, holder)
  const found = async ({ address }: { address: string }) =>
    ok(
      await callAs(world, issuer, 'GET', `/api/timeline/get-years-certificate-list/2026?search=${address}`),
    ).certificates.map((one: { _id: string }) => one._id)
  const { wallet: first } = await link(holder)
  expect(await found(first)).toEqual([id])
  const { wallet: second } = await link(holder)
  expect(await read(holder)).toEqual({ address: second.address, kind: 'own', inUse: false })
  expect(await found(first)).toEqual([])
  expect(await found(second)).toEqual([id])
})

test('a signature works once', async () => {
  const { signature } = await link(student)
  ok(await unlink(student))
  const again = await send(student, signature)
  expect(codeOf(again)).toEqual([422, 'invalid'])
  expect(again.json().fields).toHaveProperty('signature')
  expect(await read(student)).toEqual(none)
})

test('of two people who send the same signature at once, one links', async () => {
  const wallet = newWallet()
  const signature = await wallet.signMessage({ message: await challenge(student, wallet.address) })
  const answers = await Promise.all([send(student, signature), send(student, signature)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
})

test('a signature for another site, nonce or account links nothing', async () => {
  const other = await makeStudent(world, issuer)
  const wallet = newWallet()
  const message = await challenge(other, wallet.address)
  const first = await wallet.signMessage({ message })
  const altered = [
    message.replaceAll('credenza.example', 'phishing.example'),
    message.replace(/Nonce: ./, 'Nonce: x'),
    message.replace(/Chain ID: \d+/, 'Chain ID: 1'),
  ]
  for (const text of altered)
    expect(codeOf(await send(other, await wallet.signMessage({ message: text })))).toEqual([422, 'invalid'])
  expect(codeOf(await send(other, await newWallet().signMessage({ message })))).toEqual([422, 'invalid'])
  await challenge(student, wallet.address)
  expect(codeOf(await send(student, first))).toEqual([422, 'invalid'])
  await challenge(other, wallet.address)
  expect(codeOf(await send(other, first))).toEqual([422, 'invalid'])
  expect((await send(other, 'not a signature')).statusCode).toBe(422)
  expect((await send(other, `0x${'0'.repeat(130)}`)).statusCode).toBe(422)
  expect(await read(other)).toEqual(none)
})

test('a certificate is transferred to the linked wallet, which then stays', async () => {
  const holder = await makeStudent(world, issuer)
  const { wallet } = await link(holder)
  const [id] = await acceptedCertificates(world, { issuer, verifier, student: holder })
  await world.until(async () => (await readAs(world, holder, id!)).txHash)
  ok(await transfer(world, issuer, id!))
  expect(await readAs(world, holder, id!)).toMatchObject({ transfer: true, walletAddress: wallet.address })
  expect(await read(holder)).toEqual({ address: wallet.address, kind: 'own', inUse: true })
  expect(codeOf(await unlink(holder))).toEqual([409, 'wallet_in_use'])
  const next = newWallet()
  const signature = await next.signMessage({ message: await challenge(holder, next.address) })
  expect(codeOf(await send(holder, signature))).toEqual([409, 'wallet_in_use'])
})

test('unlinking during a transfer is answered with a request to retry, which then succeeds', {
  tags: ['slow'],
}, async () => {
  const holder = await makeStudent(world, issuer)
  const { wallet } = await link(holder)
  const [id] = await createCertificates(world, issuer, holder)
  const transferring = await world.ctx.db.startTransaction().execute()
  await transferring.selectFrom('certificate').select('id').where('id', '=', id!).forUpdate().execute()
  const answer = await unlink(holder)
  await transferring.rollback().execute()
  expect(codeOf(answer)).toEqual([503, 'busy'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await read(holder)).address).toBe(wallet.address)
  expect(ok(await unlink(holder)).data).toEqual(none)
})

test('a student without a wallet receives one with the first transfer', async () => {
  const holder = await makeStudent(world, issuer)
  const [id] = await acceptedCertificates(world, { issuer, verifier, student: holder })
  await world.until(async () => (await readAs(world, holder, id!)).txHash)
  ok(await transfer(world, issuer, id!))
  expect(await read(holder)).toEqual({
    address: expect.stringMatching(/^0x/),
    kind: 'custodial',
    inUse: true,
  })
})

test('a message is valid for ten minutes', async () => {
  const late = await makeStudent(world, issuer)
  const wallet = newWallet()
  const signature = await wallet.signMessage({ message: await challenge(late, wallet.address) })
  world.advance(10 * 60_000 + 1)
  expect(codeOf(await send(late, signature))).toEqual([422, 'invalid'])
})
