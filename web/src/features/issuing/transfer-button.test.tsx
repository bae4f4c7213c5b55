import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { TransferButton } from './transfer-button.tsx'

const transfer = 'PUT /update-transfer'
const recorded = { isVerified: true, status: '1', txHash: '0xabc' } as const

const show = (facts: Parameters<typeof sampleCertificate>[0], answers: Answers = {}) =>
  showScreen(
    <>
      <TransferButton certificate={sampleCertificate({ userName: 'مريم', ...facts })} />
      <Toaster />
    </>,
    { path: '/issuer', at: '/issuer', answers: { [transfer]: { done: ['cert_0'], failed: [] }, ...answers } },
  )
async function confirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Transfer this certificate?' })
  expect(dialog.textContent).toContain('مريم')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer' }))
}

it('asks first, transfers, and can then be pressed no more', async () => {
  const { called } = show(recorded)
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  expect(called(transfer)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await confirm()
  expect(await screen.findByRole('button', { name: 'Transferred' })).toHaveProperty('disabled', true)
  expect(called(transfer).map(({ body }) => body)).toMatchObject([{ id: 'cert_0' }])
})

it('a transfer that fails says why, and can be tried again', async () => {
  show(recorded, { [transfer]: () => refusal(409, 'not_recorded', 'Not on the chain yet.') })
  await confirm()
  expect(await screen.findByText('Not on the chain yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Transfer' })).toHaveProperty('disabled', false)
})

it.each([
  ['not accepted', { isVerified: true }, /^A verifier must accept this certificate/],
  ['not recorded', { isVerified: true, status: '1' }, /^This certificate is being recorded/],
] as const)('what is %s says why on focus, and asks nothing', async (_, facts, reason) => {
  const { called } = show(facts)
  const button = screen.getByRole('button', { name: 'Transfer' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.tab()
  expect((await screen.findByRole('tooltip')).textContent).toMatch(reason)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(called(transfer)).toEqual([])
})
