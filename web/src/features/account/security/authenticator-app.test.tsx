import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import './qr-code.tsx'

const setUpCall = 'POST /api/account/totp'
const confirmCall = 'POST /api/account/totp/confirm'
const removeCall = 'DELETE /api/account/totp'
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Credenza:ada?secret=JBSWY3DPEHPK3PXP' }

function show({ isOn = false }, answers: Answers = {}) {
  const onCodes = vi.fn()
  const view = showScreen(
    <AuthenticatorApp isOn={isOn} withConfirmation={(act) => act()} onCodes={onCodes} />,
    { path: '/issuer', at: '/issuer', answers: { [setUpCall]: setup, ...answers } },
  )
  return { ...view, onCodes }
}
const paste = async (digits: string) =>
  fireEvent.paste(await screen.findByLabelText('Digit 1 of 6'), { clipboardData: { getData: () => digits } })

it('a key to type is shown in groups; the codes come once a code of the app is right', async () => {
  let tries = 0
  const { called, onCodes } = show(
    {},
    {
      [confirmCall]: () =>
        tries++ === 0 ? refusal(422, 'code_wrong', 'This code is wrong.') : { recoveryCodes: ['a-b'] },
    },
  )
  await press('Set up an app')
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await paste('123')
  await press('Turn on')
  expect(screen.getByText('Please enter complete 6-digit OTP.')).toBeTruthy()
  expect(called(confirmCall)).toEqual([])
  await paste('123456')
  await press('Turn on')
  expect(await screen.findByText('This code is wrong.')).toBeTruthy()
  expect(onCodes).not.toHaveBeenCalled()
  await paste('654321')
  expect(screen.queryByText('This code is wrong.')).toBeNull()
  await press('Turn on')
  await waitFor(() =>
    expect(onCodes).toHaveBeenCalledWith(expect.objectContaining({ recoveryCodes: ['a-b'] })),
  )
  expect(called(confirmCall).map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '654321' }])
})

it('setting up can be given up, and nothing is confirmed', async () => {
  const { called } = show({})
  await press('Set up an app')
  await press('Cancel')
  expect(screen.getByRole('button', { name: 'Set up an app' })).toBeTruthy()
  expect(called(confirmCall)).toEqual([])
})

it('the app is removed only after a question; a refusal is said', async () => {
  const { called } = show(
    { isOn: true },
    { [removeCall]: () => refusal(409, 'required', 'Add a passkey first.') },
  )
  await press('Remove the app')
  expect(called(removeCall)).toEqual([])
  expect(screen.getByRole('group', { name: 'Remove the authenticator app?' })).toBeTruthy()
  await press('Yes, remove')
  expect(await screen.findByText('Add a passkey first.')).toBeTruthy()
})
