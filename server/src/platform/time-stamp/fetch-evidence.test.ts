import { X509Certificate } from 'node:crypto'
import { newSealKey, sealCertificateRequest } from '@credenza/document'
import { afterEach, expect, test, vi } from 'vitest'
import { makeSealAuthority } from '../../../../document/test/seal-authority.ts'
import { fetchEvidence } from './fetch-evidence.ts'

const now = new Date()
const authority = await makeSealAuthority(now)
const subject = { id: 'org_1', name: 'University of Northern Arabia' }
const request = await sealCertificateRequest(await newSealKey(subject, now), subject)

/** The chain of a certificate with this many addresses of each kind, numbered from `first`. */
async function chainWith(addresses: number, first = 0) {
  const numbers = Array.from({ length: addresses }, (_, i) => first + i)
  const places = {
    crls: numbers.map((i) => `http://list.example/${i}`),
    ocsps: numbers.map((i) => `http://answer.example/${i}`),
  }
  const own = await authority.certify(request, { places })
  return [own, authority.middle, authority.root].map((pem) => new X509Certificate(pem))
}
const sizes = (found: readonly Uint8Array[]) => found.map(({ length }) => length)

afterEach(() => void vi.restoreAllMocks())

test('a certificate with a thousand addresses gets two of each kind asked, once an hour', async () => {
  const asked: string[] = []
  const evidence = fetchEvidence(async (url) => Buffer.alloc(asked.push(url)), 1_000)
  const chain = await chainWith(1_000)
  for (let i = 0; i < 2; i++) {
    const { crls, ocsps } = await evidence(chain)
    expect([sizes(crls), sizes(ocsps)]).toEqual([
      [1, 2],
      [3, 4],
    ])
  }
  expect(asked).toEqual([
    'http://list.example/0',
    'http://list.example/1',
    'http://answer.example/0',
    'http://answer.example/1',
  ])
})

test('what exceeds the bytes for one document is left out', async () => {
  const evidence = fetchEvidence(async (url) => Buffer.alloc(url.includes('list') ? 60 : 30), 100)
  const { crls, ocsps } = await evidence(await chainWith(2))
  expect([sizes(crls), sizes(ocsps)]).toEqual([[60], [30]])
})

test('slow addresses delay one document by the time for one more answer at most', async () => {
  let elapsed = 0
  let asked = 0
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
  const evidence = fetchEvidence(async () => {
    asked++
    elapsed += 6_000
    throw new Error('Timeout')
  }, 100)
  const chain = await chainWith(2)
  await evidence(chain)
  expect(asked).toBe(2)
  // The next document does not wait for those addresses again.
  await evidence(chain)
  expect(asked).toBe(4)
})

test('only the newest 200 answers are kept', async () => {
  let asked = 0
  const evidence = fetchEvidence(async () => Buffer.alloc(++asked), 1_000_000)
  const chain = await chainWith(2)
  await evidence(chain)
  await evidence(chain)
  expect(asked).toBe(4)
  for (let i = 1; i <= 50; i++) await evidence(await chainWith(2, 2 * i))
  expect(asked).toBe(204)
  await evidence(chain)
  expect(asked).toBe(208)
})
