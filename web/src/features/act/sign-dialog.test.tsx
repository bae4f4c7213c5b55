import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { planFor } from './acts.ts'
import SignDialog from './sign-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('asks for a second factor that the server wants to be recent, and signs with what was pasted', async () => {
  const batch = { _id: 'batch_1', kind: 'sign', state: 'running', total: 1, done: 0, failed: 0, skipped: 0 }
  let tries = 0
  const { called } = showScreen(
    <SignDialog
      plan={{ act: 'sign', selection: { ids: ['cert_0'] }, count: 1, countIsExact: true }}
      onClose={() => undefined}
      onStarted={() => undefined}
    />,
    {
      path: '/',
      at: '/',
      answers: {
        'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
        'GET /api/account/second-factor': {
          data: { passkeys: [], totp: true, recoveryCodesLeft: 8, required: false, provider: false },
        },
        'POST /api/account/confirm': {},
        'POST /api/batches': () =>
          tries++ === 0 ? refusal(403, 'second_factor_stale', 'Confirm it is you.') : { data: batch },
        'GET /api/batches/batch_1': { data: batch },
      },
    },
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /^Digital signature/i }), 'zSignature')
  const button = await screen.findByRole('button', { name: 'Verify Certificate' })
  await waitFor(() => expect(button).not.toHaveProperty('dataset.loading'))
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Confirm it is you' })).toBeTruthy()
  await userEvent.type(await screen.findByLabelText('Digit 1 of 6'), '1')
  await userEvent.keyboard('23456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(called('POST /api/batches')).toHaveLength(2))
  const [first, second] = called('POST /api/batches')
  expect(second!.body).toEqual(first!.body)
  expect(second!.body).toMatchObject({ verifierDigitalSignature: 'zSignature' })
})

it('shows the certificate as it will look before a single one is signed', async () => {
  const single = sampleCertificate({ state: 'draft', title: 'BSc', userName: 'Ada' })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:drawing')
  showScreen(<SignDialog plan={planFor('sign', single)} onClose={vi.fn()} onStarted={vi.fn()} />, {
    path: '/',
    at: '/',
    answers: {
      'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
      'GET /api/certificates/cert_0/document.svg': () =>
        new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'POST /api/batches/preview': { data: { total: 1, willChange: 1, refused: [], quote: null } },
    },
  })
  const drawing = await screen.findByRole('img', { name: 'Certificate “BSc” of Ada' })
  expect(drawing.getAttribute('src')).toBe('blob:drawing')
})

it('a signature that is missing is said at its field, which takes the focus; any other refusal leaves it to the button', async () => {
  const single = sampleCertificate({ state: 'draft', title: 'BSc', userName: 'Ada' })
  showScreen(<SignDialog plan={planFor('sign', single)} onClose={vi.fn()} onStarted={vi.fn()} />, {
    path: '/',
    at: '/',
    answers: {
      'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
      'POST /api/batches': () => refusal(503, 'unavailable', 'Not now.'),
      'POST /api/batches/preview': { data: { total: 1, willChange: 1, refused: [], quote: null } },
    },
  })
  const button = await screen.findByRole('button', { name: 'Verify Certificate' })
  await waitFor(() => expect(button).not.toHaveProperty('dataset.loading'))
  await userEvent.click(button)
  const field = screen.getByRole('textbox', { name: /^Digital signature/i })
  expect(document.activeElement).toBe(field)

  await userEvent.type(field, '0xabc')
  await userEvent.click(button)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('shows one of several as an example of how they will look', async () => {
  const example = sampleCertificate({ state: 'draft', title: 'BSc', userName: 'Ada' })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:drawing')
  const several = { selection: { ids: ['cert_0', 'cert_1'] }, count: 2, countIsExact: true }
  showScreen(
    <SignDialog plan={{ act: 'sign', ...several, example }} onClose={vi.fn()} onStarted={vi.fn()} />,
    {
      path: '/',
      at: '/',
      answers: {
        'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
        'GET /api/certificates/cert_0/document.svg': () =>
          new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'POST /api/batches/preview': { data: { total: 2, willChange: 2, refused: [], quote: null } },
      },
    },
  )
  expect(await screen.findByRole('img', { name: 'Certificate “BSc” of Ada' })).toBeTruthy()
  expect(screen.getByText('For example, the certificate of Ada:')).toBeTruthy()
})

it('says how many now wait for a verifier, without those that were signed before', async () => {
  const batch = { _id: 'batch_1', kind: 'sign', state: 'done', total: 5, done: 4, failed: 1, skipped: 0 }
  const signed = {
    error: 'already_signed',
    key: 'already_signed',
    message: 'Signed.',
    parameters: {},
    count: 3,
  }
  showScreen(
    <SignDialog
      plan={{
        act: 'sign',
        selection: { ids: ['cert_0', 'cert_1', 'cert_2', 'cert_3', 'cert_4'] },
        count: 5,
        countIsExact: true,
      }}
      onClose={() => undefined}
      onStarted={() => undefined}
    />,
    {
      path: '/',
      at: '/',
      answers: {
        'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
        'POST /api/batches/preview': { data: { total: 5, willChange: 2, refused: [signed], quote: null } },
        'POST /api/batches': { data: batch },
        'GET /api/batches/batch_1': { data: batch },
        'GET /api/batches/batch_1/failures': { ...listOf([]), reasons: [] },
      },
    },
  )
  expect(await screen.findByText('This applies to 2 certificates.')).toBeTruthy()
  await userEvent.type(await screen.findByRole('textbox', { name: /^Digital signature/i }), 'zSignature')
  const button = await screen.findByRole('button', { name: 'Verify Certificate' })
  await waitFor(() => expect(button).not.toHaveProperty('dataset.loading'))
  await userEvent.click(button)
  expect(await screen.findByText(/^This certificate is now waiting for a verifier\./)).toBeTruthy()
  expect(screen.getByText('1 of 2 · 1 failed')).toBeTruthy()
})

it('what lacks approval cannot be signed, says so beforehand, and can be asked for', async () => {
  const lacking = {
    error: 'approval_required',
    key: 'approval_required',
    message: 'Your signers have to approve this certificate first.',
    parameters: {},
    count: 2,
  }
  const onAsk = vi.fn()
  showScreen(
    <SignDialog
      plan={{ act: 'sign', selection: { ids: ['cert_0', 'cert_1'] }, count: 2, countIsExact: true }}
      onClose={() => undefined}
      onStarted={() => undefined}
      onAsk={onAsk}
    />,
    {
      path: '/',
      at: '/',
      answers: {
        'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
        'POST /api/batches/preview': { data: { total: 2, willChange: 0, refused: [lacking], quote: null } },
      },
    },
  )
  expect(await screen.findByText(/^2 stay as they are: Your signers have to approve/)).toBeTruthy()
  expect(screen.queryByText(/applies to/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Verify Certificate' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('textbox', { name: /^Digital signature/i })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for approval' }))
  expect(onAsk).toHaveBeenCalledOnce()
})

it('only what can be signed is counted, and nothing is asked for where nothing can be', async () => {
  const refused = (count: number) => [
    { error: 'already_signed', key: 'already_signed', message: 'Signed.', parameters: {}, count },
  ]
  const show = (willChange: number) =>
    showScreen(
      <SignDialog
        plan={{ act: 'sign', selection: { ids: ['a', 'b', 'c', 'd', 'e'] }, count: 5, countIsExact: true }}
        onClose={() => undefined}
        onStarted={() => undefined}
      />,
      {
        path: '/',
        at: '/',
        answers: {
          'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
          'POST /api/batches/preview': {
            data: { total: 5, willChange, refused: refused(5 - willChange), quote: null },
          },
        },
      },
    )
  const { unmount } = show(2)
  expect(await screen.findByRole('heading', { name: 'Sign 2 certificates' })).toBeTruthy()
  unmount()
  show(0)
  expect(await screen.findByText(/^5 stay as they are/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^Sign/ })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Digital signature/i })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Review and cost' })).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Verify Certificate' })).toHaveProperty('disabled', true),
  )
})

it('shows the accepted batch while the server is away, instead of nothing', async () => {
  const batch = { _id: 'batch_1', kind: 'sign', state: 'running', total: 400, done: 0, failed: 0, skipped: 0 }
  showScreen(
    <SignDialog
      plan={{ act: 'sign', selection: { filter: {}, except: [] }, count: 400, countIsExact: true }}
      onClose={() => undefined}
      onStarted={() => undefined}
    />,
    {
      path: '/',
      at: '/',
      answers: {
        'GET /api/issuer-verifier-profile': { data: { status: 'Approved', publicKey: '0x1' } },
        'POST /api/batches/preview': { data: { total: 400, willChange: 400, refused: [], quote: null } },
        'POST /api/batches': { data: batch },
        'GET /api/batches/batch_1': () => Promise.reject(new TypeError('fetch failed')),
      },
    },
  )
  expect(await screen.findByText('This applies to 400 certificates.')).toBeTruthy()
  await userEvent.type(await screen.findByRole('textbox', { name: /^Digital signature/i }), 'zSignature')
  await userEvent.click(await screen.findByRole('button', { name: 'Verify Certificate' }))
  expect(await screen.findByText(/0 of 400 · Waiting for the server/)).toBeTruthy()
})
