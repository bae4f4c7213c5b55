import type { Batch } from '@credenza/schema/batch'
import type { Certificate } from '@credenza/schema/certificate'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleBatch } from '../../testing/sample-batch.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { CertificateTable } from './certificate-table.tsx'

const certificate = (n: number, facts: Partial<Certificate> = {}): Certificate =>
  sampleCertificate({ _id: `cert_${n}`, slug: `slug-${n}`, userName: ['Ada', 'Grace', 'Mary'][n]!, ...facts })
const batchOf = (facts: Partial<Batch>) =>
  sampleBatch({ state: 'done', done: 3, endedAt: '2026-11-20T08:00:01Z', ...facts })
const start = 'POST /api/batches'
const impact = 'POST /api/batches/preview'
const quote = {
  count: 2,
  each: { leastFils: 1000, mostFils: 2500 },
  sum: { leastFils: 2000, mostFils: 5000 },
  verifiers: { chosen: true, count: 1, names: ['Ministry'] },
}
const usual: Answers = {
  [impact]: {
    data: {
      quote,
      total: 3,
      willChange: 2,
      refused: [{ error: 'not_signed', message: 'The issuer has not signed it.', count: 1 }],
    },
  },
  [start]: { data: batchOf({}) },
  'GET /api/batches/batch_1': { data: batchOf({}) },
  'GET /api/issuer-verifier-profile': { data: { publicKey: '0xissuer', digitalSignature: 'zOwn' } },
}

function show(
  rows: Certificate[],
  { total = rows.length, totalIsExact = true, answers = {} as Answers, search = '' } = {},
) {
  const list = {
    rows,
    total,
    totalIsExact,
    unreachable: 0,
    state: 'ready' as const,
    error: null,
    retry: vi.fn(),
    loadMore: vi.fn(),
  }
  const sort = { value: undefined, columns: [], toggle: vi.fn() }
  const filter = { year: '2025', search }
  const table = <CertificateTable label="Certificates" list={list} filter={filter} sort={sort} />
  return showScreen(table, { path: '/issuer', at: '/issuer', answers: { ...usual, ...answers } })
}
const three = [0, 1, 2].map((n) => certificate(n))
const pressOfBar = async (name: string) => {
  const bar = within(await screen.findByRole('group', { name: 'Selected certificates' }))
  await userEvent.click(bar.getByRole('button', { name }))
}
const chooseAllShown = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a row says the roll number of its student, if there is one', async () => {
  show([{ ...certificate(0), rollNumber: 'AN00397' }, certificate(1)])
  const [first, second] = await Promise.all(
    [0, 1].map((n) => screen.findByRole('row', { name: new RegExp(certificate(n).userName) })),
  )
  expect(first?.textContent).toContain('AN00397')
  expect(second?.textContent).not.toContain('AN00')
})

it('an act on all that match sends the filter, not a hundred thousand ids', async () => {
  const { called } = show(three, { total: 100_000 })
  await chooseAllShown()
  await pressOfBar('Select all 100,000 that match')
  expect(screen.getByText('100,000 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select BSc, Grace' }))
  expect(screen.getByText('99,999 selected')).toBeTruthy()
  await pressOfBar('Transfer')
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer certificates' }))
  const transfer = dialog.getByRole('button', { name: 'Transfer' })
  await waitFor(() => expect(transfer).toHaveProperty('disabled', false))
  await userEvent.click(transfer)
  await waitFor(() => expect(called(start)).toHaveLength(1))
  expect(called(start)[0]!.body).toEqual({
    kind: 'transfer',
    certificates: { filter: { year: '2025' }, except: ['cert_1'] },
  })
})

it('signing more than were counted names the number that the server counted', async () => {
  show(three, {
    total: 1000,
    totalIsExact: false,
    answers: { [impact]: { data: { quote, total: 2959, willChange: 2959, refused: [] } } },
  })
  await chooseAllShown()
  await pressOfBar('Select all 1,000+ that match')
  await pressOfBar('Sign 1,000+')
  expect(await screen.findByRole('heading', { name: 'Sign 2,959 certificates' })).toBeTruthy()
})

it('the dialog says beforehand what will change, what will not, and why', async () => {
  show(three)
  await chooseAllShown()
  await pressOfBar('Transfer')
  expect(await screen.findByText('This applies to 2 certificates.')).toBeTruthy()
  expect(screen.getByText('1 stays as it is: The issuer has not signed it.')).toBeTruthy()
})

it('an act that would change nothing cannot be started', async () => {
  show(three, { answers: { [impact]: { data: { total: 3, willChange: 0, refused: [] } } } })
  await chooseAllShown()
  await pressOfBar('Export')
  expect(await screen.findByText('This applies to 0 certificates.')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true)
})

it('a revocation takes a reason from the list or free text', async () => {
  const { called } = show([certificate(0, { isVerified: true, status: '1' })])
  await press(/^More about/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke certificates' }))
  expect(dialog.getByText('BSc')).toBeTruthy()
  expect(dialog.getByText('Ada')).toBeTruthy()
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Revoke' })
  expect(confirm.disabled).toBe(true)
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Misconduct')
  await waitFor(() => expect(confirm.disabled).toBe(false))
  await userEvent.type(dialog.getByLabelText('In your own words'), 'Copied thesis')
  await userEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(start)[0]!.body).toEqual({
    kind: 'revoke',
    certificates: { ids: ['cert_0'] },
    reasonCode: 'misconduct',
    reason: 'Copied thesis',
  })
})

it('a suspended certificate can be reinstated or revoked but not sent, and one in force suspended', async () => {
  const accepted = { isVerified: true, status: '1' } as const
  const already = 'Certificate Already Verified'
  show([certificate(0, { ...accepted, suspendedAt: '2026-01-01T00:00:00Z' }), certificate(1, accepted)])
  const items = async (name: string) => {
    await press(new RegExp(`^More about BSc, ${name}`))
    const found = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    return found
  }
  expect(await items('Ada')).toEqual(['Open', already, 'Correct', 'Reinstate', 'Revoke'])
  expect(await items('Grace')).toEqual(['Open', already, 'Send email', 'Correct', 'Suspend', 'Revoke'])
})

it('signing stands out only if there is something to sign', async () => {
  show([certificate(0), certificate(1, { isVerified: true })])
  const look = async () => (await screen.findByRole('button', { name: /^Sign/ })).dataset.variant
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select BSc, Grace/ }))
  expect(await look()).toBe('default')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select BSc, Ada/ }))
  expect(await look()).toBe('filled')
})

it('the dialog of one chosen certificate says whose it is', async () => {
  show([certificate(0, { isVerified: true, status: '1' }), certificate(1)])
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select BSc, Ada/ }))
  await pressOfBar('Send email')
  expect(within(await screen.findByRole('dialog')).getByText('Ada')).toBeTruthy()
})

it('signing needs the digital signature, and a wrong one is reported at its field', async () => {
  const wrong = 'This is not your digital signature.'
  const { called } = show(three, {
    answers: {
      [start]: () =>
        Response.json(
          { success: false, error: 'invalid', message: wrong, fields: { verifierDigitalSignature: wrong } },
          { status: 422 },
        ),
    },
  })
  await chooseAllShown()
  await pressOfBar('Sign 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Verify Certificate' }))
  expect(await screen.findByText('Missing required data for verification')).toBeTruthy()
  const field = screen.getByLabelText(/^Digital signature/)
  await userEvent.type(field, 'zSignature')
  await press('Verify Certificate')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(
    document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)?.textContent,
  ).toBe(wrong)
  expect(called(start)[0]!.body).toEqual({
    kind: 'sign',
    certificates: { ids: ['cert_0', 'cert_1', 'cert_2'] },
    publicKey: '0xissuer',
    verifierDigitalSignature: 'zSignature',
  })
})

it('signing is one act: what is signed, by whom it is reviewed, what it costs, and what comes next', async () => {
  const { called } = show(three)
  await chooseAllShown()
  await pressOfBar('Sign 3')
  expect(await screen.findByRole('heading', { name: 'Sign 2 certificates' })).toBeTruthy()
  const facts = within(await screen.findByRole('region', { name: 'Review and cost' }))
  expect(await facts.findByText('Ministry')).toBeTruthy()
  expect(facts.getByText(/^AED 10 to AED 25 each.* At most AED 50 in all\./)).toBeTruthy()
  expect(facts.getByText('The price was fixed at creation. A decline costs nothing.')).toBeTruthy()
  await press('Use my organisation’s signature')
  await press('Verify Certificate')
  await waitFor(() => expect(called(start)[0]?.body).toMatchObject({ verifierDigitalSignature: 'zOwn' }))
  expect(await screen.findByText(/^3 certificates are now waiting for a verifier\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show pending certificates' }).getAttribute('href')).toBe(
    '/issuer/certificates?status=0',
  )
})

it('the button shows the result of signing, and no letter of authority is requested', async () => {
  show([certificate(0)])
  await press(/^More about/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign' }))
  await userEvent.type(await screen.findByLabelText(/^Digital signature/), 'zSignature')
  expect(screen.queryByLabelText(/letter of authority/i)).toBeNull()
  await press('Verify Certificate')
  expect(
    await screen.findByRole<HTMLButtonElement>('button', { name: 'Verified Successfully' }),
  ).toHaveProperty('disabled', true)
  expect(screen.getByLabelText(/^Digital signature/)).toHaveProperty('disabled', true)
})

it.each([
  [{ isVerified: true }, 'Verification Completed'],
  [{ isVerified: true, status: '1' }, 'Certificate Already Verified'],
  [{ status: '2' }, 'Certificate declined'],
] as const)(
  'menu and dialog of a certificate that is %o read %s, and nothing is taken',
  async (facts, label) => {
    show([certificate(0, facts)])
    await press(/^More about/)
    expect(screen.queryByRole('menuitem', { name: 'Sign' })).toBeNull()
    await userEvent.click(await screen.findByRole('menuitem', { name: label }))
    expect(await screen.findByRole('button', { name: label })).toHaveProperty('disabled', true)
    expect(screen.getByLabelText(/^Digital signature/)).toHaveProperty('disabled', true)
  },
)

it('if an act’s effect cannot be determined, the dialog says so', async () => {
  show(three, { answers: { [impact]: () => refusal(500, 'internal', 'Out of order.') } })
  await chooseAllShown()
  await pressOfBar('Send email')
  expect(await screen.findByText('Out of order.')).toBeTruthy()
})
