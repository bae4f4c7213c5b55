import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newQueryClient } from '../../../lib/query/query-client.ts'
import { press } from '../../../testing/press.ts'
import { removeTotp } from './security-calls.ts'
import { NotConfirmed, useConfirmation } from './use-confirmation.tsx'

const fetched = vi.fn<typeof fetch>()
const settled = vi.fn()

function Act() {
  const { withConfirmation, form } = useConfirmation()
  const act = () => withConfirmation(removeTotp).then(() => settled('done'), settled)
  return (
    <>
      {form}
      <button type="button" onClick={act}>
        Act
      </button>
    </>
  )
}

const answers = {
  stale: () =>
    Response.json({ success: false, message: 'Stale.', error: 'second_factor_stale' }, { status: 403 }),
  state: () =>
    Response.json({
      success: true,
      message: '',
      data: { required: false, passkeys: [], totp: true, recoveryCodesLeft: 0 },
    }),
  done: () => Response.json({ success: true, message: '' }),
}
const sent = () => fetched.mock.calls.map(([path, init]) => `${init!.method} ${String(path)}`)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
  settled.mockReset()
  render(
    <MantineProvider>
      <QueryClientProvider client={newQueryClient()}>
        <Act />
      </QueryClientProvider>
    </MantineProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const act = () => press('Act')

it('nothing is asked when the server does not want a second factor', async () => {
  fetched.mockImplementation(async () => answers.done())
  await act()
  expect(settled).toHaveBeenCalledWith('done')
  expect(sent()).toEqual(['DELETE /api/account/totp'])
})

it('a stale second factor is asked for, and the act is done again once it was shown', async () => {
  fetched
    .mockImplementationOnce(async () => answers.stale())
    .mockImplementationOnce(async () => answers.state())
    .mockImplementation(async () => answers.done())
  await act()
  await userEvent.type(await screen.findByLabelText('Digit 1 of 6'), '1')
  await userEvent.keyboard('23456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(settled).toHaveBeenCalledWith('done'))
  expect(sent()).toEqual([
    'DELETE /api/account/totp',
    'GET /api/account/second-factor',
    'POST /api/account/confirm',
    'DELETE /api/account/totp',
  ])
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull()
})

it('closing the question leaves everything as it was', async () => {
  fetched
    .mockImplementationOnce(async () => answers.stale())
    .mockImplementationOnce(async () => answers.state())
  await act()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(NotConfirmed))
  expect(sent()).toHaveLength(2)
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull()
})
