import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { DropPlace } from './drop-place.tsx'
import { VerifyStart } from './verify-start.tsx'

const show = () => showScreen(<VerifyStart />, { path: '/verify', at: '/verify', answers: {} })
const drop = async (...files: File[]) => {
  const input = (await screen.findAllByLabelText('Browse files')).find(({ tagName }) => tagName === 'INPUT')!
  fireEvent.change(input, { target: { files } })
}
const paste = async (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Paste a link or the text of a certificate file' })
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Check it' }))
  return field
}
const file = (content: string, name = 'certificate.json') => new File([content], name)

it('a pasted link leads to its page with its key', async () => {
  const { router } = show()
  await paste(`${location.origin}/verify/a%20b#key`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify/a%20b'))
  expect(router.state.location.hash).toBe('#key')
})

it('text that is neither says so at its field, until something else is typed', async () => {
  show()
  const field = await paste('hello there')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field, '!')
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

it('a file that is not a certificate says so where it was dropped, and another can be dropped', async () => {
  show()
  await drop(file('hello'))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^There is no certificate in this file/),
  )
  expect(screen.getByRole('button', { name: 'Browse files' }).hasAttribute('data-loading')).toBe(false)
  await drop(file('{'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toMatch(/^There is no/))
})

it('while a picture is searched for its code, this is said', async () => {
  const search = Promise.withResolvers<void>()
  showScreen(<DropPlace onFile={() => search.promise} onScan={() => undefined} problem={undefined} />, {
    path: '/verify',
    at: '/verify',
    answers: {},
  })
  await drop(new File(['x'], 'photo.png', { type: 'image/png' }))
  expect((await screen.findByText('Looking for a QR code…')).getAttribute('role')).toBe('status')
  search.resolve()
  await waitFor(() => expect(screen.queryByText('Looking for a QR code…')).toBeNull())
})

it('several files, and a file of more than 20 MB, are refused unread', async () => {
  show()
  await drop(file('{}', 'a.json'), file('{}', 'b.json'))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Drop one file at a time, of up to 20 MB\. Organisations/,
    ),
  )
})

it('our certificate that was dropped is checked here, and then another can be', async () => {
  const { called } = show()
  const issuer = `did:web:${encodeURIComponent(location.host)}:issuers:org_1`
  await drop(
    file(JSON.stringify({ '@context': ['https://www.w3.org/ns/credentials/v2'], id: 'urn:uuid:1', issuer })),
  )
  expect(await screen.findByRole('heading', { name: 'Certificate check' })).toBeTruthy()
  expect(called('POST /api/verify')).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Check another one' }))
  expect(await screen.findByRole('heading', { name: 'Verify a certificate' })).toBeTruthy()
})

it('a typed number leads to its page', async () => {
  const { router } = show()
  await paste('7m4t rj0n 5c2x g6w1 shqp')
  await waitFor(() => expect(router.state.location.pathname).toBe('/v/7M4T-RJ0N-5C2X-G6W1-SHQP'))
})
