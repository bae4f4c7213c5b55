import type { Asked } from '@credenza/schema/presentation'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { AskedPage } from './asked-page.tsx'
import { keepProof } from './begun-attempt.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const asked: Asked = {
  title: 'Your degree',
  purpose: 'To admit you.',
  facts: ['name', 'grade'],
  asker: { name: 'Ministry', id: 'org_1' },
  state: 'waiting',
  endsAt: '2026-12-01T08:00:00Z',
  keptDays: 30,
}
const show = (answers: Answers = {}, { data = asked, at = '/ask/ask_1' } = {}) =>
  showScreen(<AskedPage />, {
    path: '/ask/:code',
    at,
    answers: { 'GET /api/ask/ask_1': { data }, ...answers },
  })

it('says who asks for what, and for how long they keep it', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Ministry asks to see your certificate' })).toBeTruthy()
  for (const said of ['Your degree', 'To admit you.', 'Name', 'Grade'])
    expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getByText(/They can read it for 30 days/)).toBeTruthy()
})

it('sends a link, and shows the verdict that the asker sees', async () => {
  const { called } = show({ 'POST /api/ask/ask_1/file': { data: { verdict: 'VALID' } } })
  await userEvent.type(
    await screen.findByLabelText(/Link to your certificate/),
    'https://credenza.example/verify/1#a',
  )
  await press('Send the link')
  expect(await screen.findByText('VALID')).toBeTruthy()
  expect(called('POST /api/ask/ask_1/file')).toHaveLength(1)
})

it('says why an answer was refused, and takes another', async () => {
  show({
    'POST /api/ask/ask_1/file': refusal(422, 'invalid', 'No certificate could be read in this answer.'),
  })
  const file = new File(['x'], 'a.pdf')
  await screen.findByText('Choose a file')
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file)
  expect(await screen.findByText('No certificate could be read in this answer.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy()
})

it('offers no file for what only a wallet can show', async () => {
  show({}, { data: { ...asked, facts: ['birthdate'] } })
  expect(
    await screen.findByText(/^This request asks for: Date of birth. Only a digital wallet can show that./),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull()
})

it('shows a code for a wallet on another device, and notices its answer', async () => {
  let state: Asked['state'] = 'waiting'
  const begun = { attemptId: 'try_1', proof: 'p', walletUrl: 'openid4vp://?x', request: '', endsAt: '' }
  show({
    'GET /api/ask/ask_1': () => ({ data: { ...asked, state } }),
    'POST /api/ask/ask_1/attempts': { data: begun },
  })
  await press('Show a QR code for my phone')
  expect(await screen.findByRole('img', { name: 'QR code that opens your wallet' })).toBeTruthy()
  state = 'answered'
  await waitFor(() => expect(screen.getByText('This request has been answered.')).toBeTruthy(), {
    timeout: 5000,
  })
})

it('confirms what a wallet on this device brought back, once', async () => {
  keepProof('try_1', 'secret')
  const { called, router } = show(
    { 'POST /api/ask/ask_1/attempts/try_1/confirm': { data: { verdict: 'CANNOT TELL' } } },
    { at: '/ask/ask_1#attempt=try_1&response_code=c' },
  )
  expect(await screen.findByText('CANNOT TELL')).toBeTruthy()
  expect(called('POST /api/ask/ask_1/attempts/try_1/confirm')[0]!.body).toEqual({
    proof: 'secret',
    responseCode: 'c',
  })
  expect(router.state.location.hash).toBe('')
})

it('in another browser says where to continue', async () => {
  show({}, { at: '/ask/ask_1#attempt=try_1&response_code=c' })
  expect(await screen.findByText(/Your wallet opened a different browser/)).toBeTruthy()
})

it('refuses after a question, and says what became of a request that is over', async () => {
  let state: Asked['state'] = 'waiting'
  const { called } = show({
    'GET /api/ask/ask_1': () => ({ data: { ...asked, state } }),
    'POST /api/ask/ask_1/refuse': () => {
      state = 'refused'
      return {}
    },
  })
  await press('Show nothing')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show nothing' }))
  expect(await screen.findByText('This request was declined. Nothing was shown.')).toBeTruthy()
  expect(called('POST /api/ask/ask_1/refuse')).toHaveLength(1)
})

it('asks the browser’s wallets where it has any', async () => {
  vi.stubGlobal('DigitalCredential', class {})
  const get = vi.fn(async () => ({ protocol: 'openid4vp-v1-signed', data: { response: 'jwe' } }))
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } })
  const begun = { attemptId: 'try_1', proof: 'p', walletUrl: '', request: 'signed', endsAt: '' }
  const { called } = show({
    'POST /api/ask/ask_1/attempts': { data: begun },
    'POST /api/ask/ask_1/attempts/try_1/response': { data: { verdict: 'VALID' } },
  })
  await press('Choose a wallet in this browser')
  expect(await screen.findByText('VALID')).toBeTruthy()
  expect(get).toHaveBeenCalledWith({
    digital: { requests: [{ protocol: 'openid4vp-v1-signed', data: { request: 'signed' } }] },
  })
  expect(called('POST /api/ask/ask_1/attempts/try_1/response')[0]!.body).toEqual({
    proof: 'p',
    response: 'jwe',
  })
})
