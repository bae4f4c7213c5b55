import { cidOf, encodeKey, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { VerifyLink } from './verify-link.tsx'

const key = newDocumentKey()
const document_ = {
  '@context': [],
  id: 'urn:uuid:1',
  name: 'BSc',
  issuer: 'did:web:certs.example:issuers:org_1',
}
const sealed = new Uint8Array(await sealDocument(new TextEncoder().encode(JSON.stringify(document_)), key))
const cid = cidOf(sealed)

const facts = (change: object = {}) => ({
  data: {
    type: 'public',
    certificates: [
      sampleCertificate({ slug: 'abc', isVerified: true, issuerName: 'جامعة الخليج', ...change }),
    ],
  },
})
const evidence = {
  data: { cid, review: { state: 'accepted' }, endorsements: [], statements: [], log: null, anchor: null },
}
const factsCall = 'GET /api/user/get-certificate-by-user-url/abc'
const evidenceCall = 'GET /api/evidence/abc'

const show = (fragment: string, answers: Answers = {}) =>
  showScreen(<VerifyLink />, {
    path: '/verify/:id',
    at: `/verify/abc${fragment}`,
    answers: {
      [factsCall]: facts(),
      [evidenceCall]: evidence,
      [`GET /ipfs/${cid}`]: () => new Response(sealed),
      '/.well-known/did.json': refusal(404, 'not_found', ''),
      ...answers,
    },
  })
const verdict = () => document.querySelector('[data-verdict]')?.getAttribute('data-verdict')
const headline = () => document.querySelector('[data-headline]')?.textContent

it('opens the certificate with the key, checks it here, and tells the key to nobody', async () => {
  const { calls } = show(`#${encodeKey(key)}`)
  expect(await screen.findByRole('heading', { name: /of 8 checks/ })).toBeTruthy()
  await waitFor(() => expect(document.querySelectorAll('[data-answer=waiting]')).toHaveLength(0))
  expect(verdict()).not.toBe('checking')
  expect(document.querySelectorAll('[data-check]')).toHaveLength(8)
  expect(calls.filter(({ url, body }) => `${url.href} ${body}`.includes(encodeKey(key)))).toEqual([])
})

it('a document without a sound signature is never called valid, and its words are only claims', async () => {
  show(`#${encodeKey(key)}`)
  await waitFor(() => expect(verdict()).toBe('INVALID'))
  expect(document.querySelector('[data-facts=signed]')).toBeNull()
  expect(document.querySelector('[data-picture]')).toBeNull()
  expect(screen.getByText('What this file claims')).toBeTruthy()
})

it.each([
  ['without a key', '', /^This link shows only the public facts/],
  ['with half a key', '#abc', /^The key in this link is incomplete/],
  ['with another key', `#${encodeKey(newDocumentKey())}`, /^The key in this link does not open/],
])('a link %s cannot tell, says why, and shows what is public', async (_, fragment, sentence) => {
  show(fragment)
  await waitFor(() => expect(headline()).toMatch(sentence))
  expect(verdict()).toBe('CANNOT TELL')
  expect(screen.getByText('جامعة الخليج')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Paste the full link' }).getAttribute('href')).toBe('/verify')
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('a document that was erased is not to be looked for again, but a copy of it can be checked', async () => {
  show(`#${encodeKey(key)}`, { [evidenceCall]: { data: { ...evidence.data, cid: null, erased: true } } })
  await waitFor(() => expect(headline()).toMatch(/^The holder has had this certificate’s document erased/))
  expect(verdict()).toBe('CANNOT TELL')
  expect(screen.getByRole('link', { name: 'Verify a certificate' }).getAttribute('href')).toBe('/verify')
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('what is not signed yet has no verdict', async () => {
  const unsigned = { data: { ...evidence.data, cid: null } }
  show(`#${encodeKey(key)}`, { [factsCall]: facts({ isVerified: false }), [evidenceCall]: unsigned })
  expect(await screen.findByText('Not signed yet')).toBeTruthy()
  expect(verdict()).toBeUndefined()
})

it('an unknown address is not a verdict on a certificate, and leads to the place to check another', async () => {
  show('#k', { [evidenceCall]: () => refusal(404, 'not_found', 'No.') })
  expect((await screen.findByRole('alert')).textContent).toContain('There is no certificate at this address.')
  expect(screen.getByRole('link', { name: 'Verify a certificate' }).getAttribute('href')).toBe('/verify')
  expect(verdict()).toBeUndefined()
})

it('a server that cannot be reached is not evidence; trying again asks it again', async () => {
  let isUp = false
  show('', { [evidenceCall]: () => (isUp ? evidence : refusal(503, 'busy', 'Later.')) })
  await waitFor(() => expect(headline()).toMatch(/^The details of this certificate could not be loaded/))
  expect(verdict()).toBe('CANNOT TELL')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(headline()).toMatch(/^This link shows only the public facts/))
})

it('if it cannot be checked again, the earlier verdict stays, with its time', async () => {
  let isUp = true
  show(`#${encodeKey(key)}`, {
    [evidenceCall]: () => {
      if (!isUp) throw new TypeError('fetch failed')
      return evidence
    },
  })
  await waitFor(() => expect(verdict()).toBe('INVALID'))
  isUp = false
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/^We couldn’t reach the server to check again\. .* \d{4}/)).toBeTruthy()
  expect(verdict()).toBe('INVALID')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.queryByText(/^We couldn’t reach/)).toBeNull())
  await waitFor(() => expect(verdict()).toBe('INVALID'))
})

it('an answer that comes after the reader went on to another certificate is not shown', async () => {
  const late = Promise.withResolvers<Response>()
  const { router } = show('', {
    [factsCall]: () => late.promise,
    'GET /api/user/get-certificate-by-user-url/other': () => refusal(404, 'not_found', 'No.'),
    'GET /api/evidence/other': () => refusal(404, 'not_found', 'No.'),
  })
  await act(() => router.navigate('/verify/other'))
  expect(await screen.findByText('No certificate found')).toBeTruthy()
  await act(async () => late.resolve(Response.json({ success: true, message: '', ...facts() })))
  expect(screen.getByText('No certificate found')).toBeTruthy()
  expect(screen.queryByText('جامعة الخليج')).toBeNull()
})

it('a revocation is told even without the key, with its date and its reason', async () => {
  const revoked = { revokedAt: '2026-03-01T08:00:00Z', revokedReason: 'It was issued in error.' }
  show('', { [factsCall]: facts(revoked) })
  expect(await screen.findByText('Revoked on 1 March 2026')).toBeTruthy()
  expect(screen.getByText('It was issued in error.').parentElement!.textContent).toBe(
    'Reason: It was issued in error.',
  )
})
