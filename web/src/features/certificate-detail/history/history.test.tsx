import type { TimelineEntry, TimelineEvidence, TimelineKind } from '@credenza/schema/timeline'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import History from './history.tsx'
import { isUnderWay } from './under-way.ts'

const entry = (kind: TimelineKind, evidence: TimelineEvidence | null = null, by = ''): TimelineEntry => ({
  kind,
  at: '2026-11-21T10:00:00.000Z',
  by,
  evidence,
})
const transaction = ({ final = false } = {}): TimelineEvidence => ({
  kind: 'transaction',
  chainId: 7357,
  contract: '0x00',
  hash: `0x${'ab'.repeat(32)}`,
  block: 12,
  final,
})
const whole: TimelineEntry[] = [
  entry('created', null, 'Arzanah Institute'),
  entry('signed', { kind: 'credential', path: '/api/certificates/cert_1/credential.json' }),
  entry('stored', {
    kind: 'document',
    cid: 'bafkreigh2akiscaildc',
    path: '/ipfs/bafkreigh2akiscaildc?format=raw',
  }),
  entry('accepted', { kind: 'statement', document: { type: ['EndorsementCredential'] } }, 'Quality Board'),
  entry('logged', { kind: 'log', index: 4, size: 6, checkpoint: 'a note', path: '/api/evidence/slug' }),
  entry('anchored', transaction({ final: true })),
]
const timelineCall = 'GET /api/certificates/cert_1/timeline'
const show = (answer: object | (() => object)) =>
  showScreen(<History certificateId="cert_1" fileBase="BSc – Ada" />, {
    path: '/certificate/:id',
    at: '/certificate/cert_1',
    answers: { [timelineCall]: answer },
  })

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('lists events in order, each with its evidence', async () => {
  show({ data: whole })
  const list = within(await screen.findByRole('list', { name: 'Timeline of this certificate' }))
  const items = list.getAllByRole('listitem')
  const said = [
    'Created',
    'Signed by its issuer',
    'Sealed document stored',
    'Accepted by a verifier',
    'Added to the log',
    'Recorded on the blockchain',
  ]
  for (const [i, words] of said.entries()) expect(within(items[i]!).getByText(words)).toBeTruthy()
  expect(within(items[0]!).getByText('Arzanah Institute')).toBeTruthy()
  expect(list.getByRole('button', { name: 'Signed credential (JSON)' })).toBeTruthy()
  const link = (name: RegExp) => list.getByRole('link', { name }).getAttribute('href')
  expect(link(/Sealed document/)).toBe('/ipfs/bafkreigh2akiscaildc?format=raw')
  expect(link(/Proof of inclusion/)).toBe('/api/evidence/slug')
  expect(list.getByText('Entry 4 of the certificates log')).toBeTruthy()
  expect(list.getByText('Block 12 of chain 7357')).toBeTruthy()
  await userEvent.click(list.getByText('Signed endorsement (JSON)'))
  expect(list.getByText(/"EndorsementCredential"/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Latest: Recorded on the blockchain')
})

it('names the colleague and the reason, where the issuer is told', async () => {
  const revoked = {
    ...entry('revoked', null, 'Arzanah Institute'),
    colleague: 'Hala Nasser',
    reason: 'Issued twice',
  }
  show({ data: [entry('created', null, 'Arzanah Institute'), revoked] })
  expect(await screen.findByText('Hala Nasser')).toBeTruthy()
  expect(screen.getByText('Issued twice')).toBeTruthy()
})

it('updates by itself until the platform has finished', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let reached = 4
  const { called } = show(() => ({ data: whole.slice(0, reached) }))
  await screen.findByText('Accepted by a verifier')
  reached = whole.length
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByText('Recorded on the blockchain')).toBeTruthy()
  const asked = called(timelineCall).length
  await vi.advanceTimersByTimeAsync(30_000)
  expect(called(timelineCall)).toHaveLength(asked)
})

it('says if it cannot be fetched, and retries', async () => {
  let answer: object = refusal(500, 'internal', 'Out of order')
  show(() => answer)
  expect(await screen.findByText('The timeline could not be loaded.')).toBeTruthy()
  answer = { data: whole }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Created')).toBeTruthy()
})

it('is under way until everything is stored, recorded, moved and final', () => {
  expect(isUnderWay([])).toBe(false)
  expect(isUnderWay([entry('created')])).toBe(false)
  expect(isUnderWay([entry('created'), entry('signed')])).toBe(true)
  expect(isUnderWay([entry('signed'), entry('stored'), entry('declined')])).toBe(false)
  expect(isUnderWay(whole.slice(0, 5))).toBe(true)
  expect(isUnderWay(whole)).toBe(false)
  expect(isUnderWay([...whole.slice(0, 5), entry('anchored', transaction())])).toBe(true)
  expect(isUnderWay([...whole, entry('transferred')])).toBe(true)
  expect(isUnderWay([...whole, entry('transferred', transaction({ final: true }))])).toBe(false)
})
