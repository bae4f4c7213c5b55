import { encodeKey, linkProof, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import type { ShareLink } from '@credenza/schema/share'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import CardActions from '../holder/card-actions.tsx'
import { SharedLink } from './shared-link.tsx'

const link = (facts: Partial<ShareLink> = {}): ShareLink => ({
  _id: 'share_1',
  label: 'For the embassy',
  url: 'https://credenza.example/verify/s/share_1#key',
  state: 'open',
  oneTime: false,
  shown: null,
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
  opened: 2,
  lastOpenedAt: '2026-11-21T08:00:00Z',
  ...facts,
})
const linksPath = '/api/user/certificates/cert_0/share-links'
const openCall = 'POST /api/share-links/share_1/open'
const lookCall = 'GET /api/share-links/share_1'
const key = newDocumentKey()

const own = {
  ...sampleCertificate({ isVerified: true, date: '2026-06-30' }),
  documentKey: 'key',
  fee: null,
}
const showCard = (answers: Answers) =>
  showScreen(<CardActions certificate={own} canAsk={false} />, { path: '/student', at: '/student', answers })
const showDoor = (answers: Answers, fragment = encodeKey(key)) =>
  showScreen(<SharedLink />, {
    path: '/verify/s/:shareId',
    at: `/verify/s/share_1#${fragment}`,
    answers,
  })

it('a holder makes a link that opens once, and sees it in the list', async () => {
  let links = [] as ShareLink[]
  const { called } = showCard({
    [`GET ${linksPath}`]: () => ({ data: links }),
    [`POST ${linksPath}`]: () => {
      links = [link({ opened: 0, lastOpenedAt: '', oneTime: true })]
      return { data: links[0] }
    },
  })
  await press(/^Share/)
  await screen.findByText('You have not created a link to this certificate yet.')
  await userEvent.type(screen.getByLabelText('Who or what it is for (optional)'), 'For the embassy')
  await userEvent.click(screen.getByRole('radio', { name: '1 day' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Opens once only' }))
  await press('Create link')
  const item = await screen.findByRole('listitem')
  expect(within(item).getByText('For the embassy')).toBeTruthy()
  expect(item.textContent).toContain('Not opened yet · Opens once · Works until')
  expect(document.activeElement).toBe(within(item).getByRole('button', { name: 'Copy link' }))
  expect(called(`POST ${linksPath}`)[0]?.body).toEqual({
    label: 'For the embassy',
    days: 1,
    oneTime: true,
    shown: null,
  })
})

it('a link shows only the part that was chosen', async () => {
  const part = link({ shown: ['name', 'grade'] })
  const { called } = showCard({
    [`GET ${linksPath}`]: { data: [part] },
    [`POST ${linksPath}`]: { data: part },
  })
  await press(/^Share/)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Show only part of it' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Grade' }))
  await press('Create link')
  await waitFor(() =>
    expect(called(`POST ${linksPath}`)[0]?.body).toMatchObject({ shown: ['name', 'grade'] }),
  )
  expect((await screen.findByRole('listitem')).textContent).toContain('Shows only part')
})

it('a link without an end is requested as such', async () => {
  const { called } = showCard({ [`GET ${linksPath}`]: { data: [] }, [`POST ${linksPath}`]: { data: link() } })
  await press(/^Share/)
  await userEvent.click(await screen.findByRole('radio', { name: 'Until I revoke it' }))
  await press('Create link')
  await waitFor(() => expect(called(`POST ${linksPath}`)[0]?.body).toMatchObject({ days: null, shown: null }))
})

it('a link shows its opening count and code, and is revoked after a warning about what that cannot do', async () => {
  let links = [link()]
  const { called } = showCard({
    [`GET ${linksPath}`]: () => ({ data: links }),
    'POST /api/user/share-links/share_1/revoke': () => {
      links = [link({ state: 'revoked' })]
      return { data: links[0] }
    },
  })
  await press(/^Share/)
  expect((await screen.findByRole('listitem')).textContent).toContain('Opened 2 times, last on')
  await press('Show QR code')
  expect(await screen.findByRole('img', { name: 'QR code of the link For the embassy' })).toBeTruthy()
  await press('Revoke For the embassy')
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this link?' })
  expect(dialog.textContent).toContain('may have kept a copy')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await screen.findByText('Revoked')
  expect(called('POST /api/user/share-links/share_1/revoke')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Revoke For the embassy' })).toBeNull()
})

it('a one-time link is opened with a button, not by viewing it', async () => {
  const documentKey = newDocumentKey()
  const wrapped = Buffer.from(await sealDocument(documentKey, key)).toString('base64url')
  const { called } = showDoor({
    [lookCall]: { data: { state: 'open', oneTime: true } },
    [openCall]: { data: { slug: 'slug-0', wrappedKey: wrapped } },
  })
  await screen.findByText('This link opens once')
  expect(called(openCall)).toHaveLength(0)
  await press('Open the certificate')
  await waitFor(() => expect(called('GET /api/evidence/slug-0')).toHaveLength(1))
  expect(called(openCall).map(({ body }) => body)).toEqual([{ proof: linkProof(key, 'share_1') }])
})

it('a link with a mistyped key counts as unknown', async () => {
  showDoor({
    [lookCall]: { data: { state: 'open', oneTime: true } },
    [openCall]: refusal(404, 'not_found', 'Link not found.'),
  })
  await press('Open the certificate')
  expect(await screen.findByText('Link not found')).toBeTruthy()
})

it('any other link is opened at once', async () => {
  const wrapped = Buffer.from(await sealDocument(newDocumentKey(), key)).toString('base64url')
  const { called } = showDoor({
    [lookCall]: { data: { state: 'open', oneTime: false } },
    [openCall]: { data: { slug: 'slug-0', wrappedKey: wrapped } },
  })
  await waitFor(() => expect(called('GET /api/evidence/slug-0')).toHaveLength(1))
  expect(called(openCall)).toHaveLength(1)
})

it.each([
  ['used', 'It was made to open once, and someone has already opened it.'],
  ['expired', 'It has expired.'],
  ['revoked', 'Its holder has revoked it.'],
])('a link that is %s says so kindly, and is not opened', async (state, why) => {
  const { called } = showDoor({ [lookCall]: { data: { state, oneTime: true } } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This link no longer works')
  expect(alert.textContent).toContain(why)
  expect(called(openCall)).toHaveLength(0)
})

it('the second visitor of a one-time link is told that it was used', async () => {
  let state = 'open'
  showDoor({
    [lookCall]: () => ({ data: { state, oneTime: true } }),
    [openCall]: () => {
      state = 'used'
      return refusal(410, 'share_link_ended', 'This link no longer works.')
    },
  })
  await press('Open the certificate')
  expect(await screen.findByText(/someone has already opened it/)).toBeTruthy()
})

it('a link without its key is not even requested', async () => {
  const { calls } = showDoor({}, 'cut')
  await screen.findByText('This link is incomplete')
  expect(screen.getByRole('link', { name: 'Paste the full link' }).getAttribute('href')).toBe('/verify')
  expect(calls).toHaveLength(0)
})

it('an unknown link and an unreachable server are distinguished', async () => {
  const unknown = showDoor({ [lookCall]: refusal(404, 'not_found', 'Link not found.') })
  await screen.findByText('Link not found')
  unknown.unmount()
  showDoor({ [lookCall]: refusal(503, 'unavailable', 'Try again.') })
  await screen.findByText('The link could not be opened')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('the share dialog leads to the digital wallet if the certificate can go into one', async () => {
  showCard({ [`GET ${linksPath}`]: { data: [] } })
  await press(/^Share/)
  await press('Add to a digital wallet')
  expect(await screen.findByRole('dialog', { name: /^Add .* to a digital wallet$/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Show QR code' })).toBeTruthy()
})
