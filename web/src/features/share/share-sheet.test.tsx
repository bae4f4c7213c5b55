import type { ShareLink } from '@credenza/schema/share'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import CardActions from '../holder/card-actions.tsx'
import { standingLabels, standingLink } from './standing-link.ts'

const linksPath = '/api/user/certificates/cert_0/share-links'
const standing: ShareLink = {
  _id: 'share_1',
  label: standingLabels.sheet,
  url: 'https://credenza.example/verify/s/share_1#key',
  state: 'open',
  oneTime: false,
  shown: null,
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: '',
  opened: 0,
  lastOpenedAt: '',
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

function showCardOnPhone(answers: Answers, sheet: (data: ShareData) => Promise<void>) {
  const share = vi.fn(sheet)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const certificate = { ...sampleCertificate({ isVerified: true }), documentKey: 'key', fee: null }
  const shown = showScreen(<CardActions certificate={certificate} canAsk={false} />, {
    path: '/student',
    at: '/student',
    answers,
  })
  return { ...shown, share }
}
const pressShare = () => press(/^Share/)

it('a phone gets a link that its holder can revoke, and the same one the next time', async () => {
  let links: ShareLink[] = []
  const { share, called } = showCardOnPhone(
    {
      [`GET ${linksPath}`]: () => ({ data: links }),
      [`POST ${linksPath}`]: () => {
        links = [standing]
        return { data: standing }
      },
    },
    async () => undefined,
  )
  await pressShare()
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  expect(share).toHaveBeenCalledWith({ url: standing.url, title: 'BSc, University' })
  await pressShare()
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  expect(called(`POST ${linksPath}`).map(({ body }) => body)).toEqual([
    { label: 'Sent with Share', days: null, oneTime: false },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closing the share sheet opens nothing else', async () => {
  const { share } = showCardOnPhone({ [`GET ${linksPath}`]: { data: [standing] } }, async () => {
    throw new DOMException('closed', 'AbortError')
  })
  await pressShare()
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['the browser refuses the share sheet', { [`GET ${linksPath}`]: { data: [standing] } }],
  ['no link could be made', { [`POST ${linksPath}`]: refusal(429, 'too_many_requests', 'Too many links.') }],
])('when %s, the dialog with the links opens', async (_, answers) => {
  showCardOnPhone(answers, async () => {
    throw new DOMException('too late', 'NotAllowedError')
  })
  await pressShare()
  expect(await screen.findByRole('dialog', { name: 'Share BSc' })).toBeTruthy()
})

it.each<[string, Partial<ShareLink>]>([
  ['was revoked', { state: 'revoked' }],
  ['opens once', { oneTime: true }],
  ['ends', { expiresAt: '2026-12-01T00:00:00Z' }],
  ['was made for somebody', { label: 'For the embassy' }],
])('a link that %s is not sent again', (_, facts) => {
  expect(standingLink([{ ...standing, ...facts }], standingLabels.sheet)).toBeUndefined()
  expect(standingLink([{ ...standing, ...facts }, standing], standingLabels.sheet)).toBe(standing)
})
