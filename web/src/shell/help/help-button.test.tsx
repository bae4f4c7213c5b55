import type { Role } from '@credenza/schema/account'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { HelpButton } from './help-button.tsx'

const show = (role: Role) =>
  showScreen(<HelpButton role={role} />, { path: `/${role}`, at: `/${role}`, answers: {} })
const button = () => screen.getByRole('button', { name: 'Help with this page' })

it('opens the help for the page, and Escape gives the focus back', async () => {
  show('verifier')
  await userEvent.click(button())
  const panel = await screen.findByRole('dialog', { name: 'Help' })
  within(panel).getByText('Certificates from issuers that wait for your decision.')
  expect(within(panel).getByText('Accept').previousElementSibling?.textContent).toBe('A')
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes when a link leads away', async () => {
  const { router } = show('admin')
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('link', { name: 'Audit trail' }))
  expect(router.state.location.pathname).toBe('/admin/audit')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
