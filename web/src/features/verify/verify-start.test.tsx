import { NO_FACTS } from '@credenza/credential/verify'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import { PasteForm } from './paste-form.tsx'
import { VerifyStart } from './verify-start.tsx'

const foreign = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: 'https://university.example/credentials/1',
  issuer: 'did:web:university.example',
}
const finding = {
  name: 'signature',
  answer: 'passed',
  code: 'signature-valid',
  sentence: 'It fits.',
  details: {},
}
const verified = {
  data: { verdict: 'VALID', headline: 'It is genuine.', checks: [finding], facts: NO_FACTS, isSigned: true },
}

const show = (answers = {}) => showScreen(<VerifyStart />, { path: '/verify', at: '/verify', answers })
const bring = async (text: string) => {
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Paste a link or the text of a certificate file'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Check it' }))
  return user
}

afterEach(() => vi.unstubAllGlobals())

it('Enter checks what was typed, and with Shift it begins a new line', async () => {
  const { router } = show()
  const field = screen.getByLabelText('Paste a link or the text of a certificate file')
  await userEvent.type(field, '{Shift>}{Enter}{/Shift}/verify/a#key')
  expect(router.state.location.pathname).toBe('/verify')
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify/a'))
})

it('says at the field what is wrong, reads it out, and moves the focus there', async () => {
  show()
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Check it' })
  await user.click(button)
  const field = screen.getByLabelText('Paste a link or the text of a certificate file')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Paste a link, or type the long number printed on the paper. Or drop a file above.',
  )
})

it('while a text is looked at, the button says so and cannot be pressed again', async () => {
  const looked = Promise.withResolvers<void>()
  const onText = vi.fn(() => looked.promise)
  showScreen(<PasteForm onText={onText} onChange={() => undefined} problem={undefined} />, {
    path: '/verify',
    at: '/verify',
    answers: {},
  })
  const field = screen.getByLabelText('Paste a link or the text of a certificate file')
  await userEvent.type(field, 'x{Enter}{Enter}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checking…' }).disabled).toBe(true)
  expect(onText).toHaveBeenCalledOnce()
  looked.resolve()
  expect(await screen.findByRole('button', { name: 'Check it' })).toBeTruthy()
})

it.each([
  ['JSON', JSON.stringify(foreign), foreign],
  ['a JWT', 'eyJhbGciOiJFZERTQSJ9.eyJhIjoxfQ.c2ln', 'eyJhbGciOiJFZERTQSJ9.eyJhIjoxfQ.c2ln'],
])(
  'a certificate of elsewhere, as %s, leaves the browser only when the visitor agrees',
  async (_, text, sent) => {
    const { called, calls } = show({ 'POST /api/verify': verified })
    const user = await bring(text)
    await screen.findByRole('heading', { name: 'This certificate was issued elsewhere' })
    expect(calls.filter(({ url }) => url.pathname !== '/.well-known/did.json')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send it and check' }))
    expect(await screen.findByText('It is genuine.')).toBeTruthy()
    expect(called('POST /api/verify').map(({ body }) => body)).toEqual([sent])
  },
)

it('a refusal of the server is not a verdict', async () => {
  show({ 'POST /api/verify': refusal(429, 'too_many_requests', 'Later.') })
  const user = await bring(JSON.stringify(foreign))
  await user.click(await screen.findByRole('button', { name: 'Send it and check' }))
  expect(await screen.findByText(/This says nothing about the certificate/)).toBeTruthy()
  expect(document.querySelector('[data-verdict]')).toBeNull()
})

it.each([
  ['NotAllowedError', 'This site may not use the camera.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'There is no picture from the camera.'],
])('a camera that answers %s is explained', async (name, sentence) => {
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
  })
  show()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Scan a QR code' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('closing the dialog releases the camera, even if it only becomes available then', async () => {
  const stop = vi.fn()
  const camera = Promise.withResolvers<unknown>()
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: () => camera.promise } })
  show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Scan a QR code' }))
  await screen.findByText(/Waiting for the camera/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  camera.resolve({ getTracks: () => [{ stop }] })
  await waitFor(() => expect(stop).toHaveBeenCalledOnce())
})
