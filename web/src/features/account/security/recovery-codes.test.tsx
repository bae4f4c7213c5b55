import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '../../../lib/session/session.ts'
import { type Answers, showScreen } from '../../../testing/show-screen.tsx'
import ProfileDialog from '../profile/profile-dialog.tsx'

const codes = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff']
const answers: Answers = {
  'GET /api/account/second-factor': {
    data: { required: false, passkeys: [], totp: true, recoveryCodesLeft: 2 },
  },
  'GET /api/account/sessions': { data: [] },
  'POST /api/account/recovery-codes': { recoveryCodes: codes },
}

const session: Session = {
  role: 'admin',
  data: 'token',
  userData: { _id: 'acct_1', name: 'Ada', email: 'ada@example.com', status: '', selectedRole: 'admin' },
}
const onClose = vi.fn()

beforeEach(async () => {
  onClose.mockClear()
  showScreen(<ProfileDialog session={session} initialTab="security" onClose={onClose} />, {
    path: '/',
    at: '/',
    answers,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Create new codes' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const shown = () => screen.queryByRole('list', { name: 'Your recovery codes' })

it('new codes are made only after a question; cancelling gives the focus back', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(shown()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create new codes' }))
})

it('new codes are shown with the focus on them until they are kept, then never again', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Yes, create new codes' }))
  await waitFor(() => expect(shown()?.textContent).toBe(codes.join('')))
  expect(document.activeElement?.textContent).toContain('Your recovery codes')
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(shown()).toBeNull()
})

it('new codes stay when another tab is opened, and nothing but their own button lets the dialog close', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Yes, create new codes' }))
  await waitFor(() => expect(shown()).not.toBeNull())
  await userEvent.click(screen.getByRole('tab', { name: 'Profile' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
  await waitFor(() => expect(shown()?.textContent).toBe(codes.join('')))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('a warning stands there while few codes are left', () => {
  expect(screen.getByText(/You are running out of codes/)).toBeDefined()
})
