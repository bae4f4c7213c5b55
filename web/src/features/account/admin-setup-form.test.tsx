import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answer, showScreen } from '../../testing/show-screen.tsx'
import { AdminSetupForm } from './admin-setup-form.tsx'

const setupCall = 'POST /api/admin/setup'
const show = (hash: string, answer: () => Answer = () => ({})) =>
  showScreen(<AdminSetupForm />, {
    path: '/admin/setup',
    at: `/admin/setup${hash}`,
    answers: { [setupCall]: answer },
  })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create administrator' })
const fill = async (password: string) => {
  await userEvent.type(screen.getByLabelText(/^Email/), 'root@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), password)
}

it('a link without its token says so and creates nothing', () => {
  show('')
  expect(screen.getByText(/This link is incomplete/)).toBeTruthy()
  expect(button().disabled).toBe(true)
})

it('sends the token of the fragment, and leads to the sign-in', async () => {
  const { called, router } = show('#token=once-only')
  await fill('a long password')
  await userEvent.click(button())
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/sign-in'))
  expect(called(setupCall)[0]!.body).toEqual({
    email: 'root@example.com',
    password: 'a long password',
    token: 'once-only',
  })
})
