import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { type Session, startSession } from '../../lib/session/session.ts'
import { listOf, showScreen } from '../../testing/show-screen.tsx'
import { SettingsPage } from './settings-page.tsx'

afterEach(() => sessionStorage.clear())

function show(at: string, role: Session['role'], memberRole: 'owner' | 'manager' = 'owner') {
  const session = { role, data: 't', userData: { _id: 'org_1', memberRole } } as Session
  startSession(session)
  return showScreen(<SettingsPage session={session} />, {
    path: '/issuer/settings',
    at,
    answers: {
      'GET /api/issuer-verifier-profile': { data: { status: 'Approved', digitalSignature: 'z6MkqGulf' } },
      'GET /api/organisation/settings': { data: { displayName: 'Gulf', verifierIds: [] } },
      'GET /api/organisation/verifiers': listOf([]),
      'GET /api/organisation/tax-profile': { data: null },
      'GET /api/departments': { data: [] },
    },
  })
}

const links = () => within(screen.getByRole('navigation', { name: 'Settings' }))
const shownLinks = () =>
  links()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('shows the part of the address and asks for nothing of the others', async () => {
  const { calls } = show('/issuer/settings?part=tax', 'issuer')
  await screen.findByRole('heading', { level: 2, name: 'Tax details' })
  expect(links().getByRole('link', { current: 'page' }).textContent).toBe('Tax details')
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/organisation/settings')
})

it('leads to each part with one click', async () => {
  const { router } = show('/issuer/settings', 'issuer')
  await screen.findByRole('textbox', { name: /^Display name/ })
  expect(links().getByRole('link', { current: 'page' }).textContent).toBe('General')
  await userEvent.click(links().getByRole('link', { name: 'Departments' }))
  await screen.findByRole('heading', { level: 2, name: 'Departments' })
  expect(router.state.location.search).toBe('?part=departments')
})

it('asks before unsaved changes are lost with their part', async () => {
  const { router } = show('/issuer/settings', 'issuer')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Display name/ }), ' Technical')
  await userEvent.click(links().getByRole('link', { name: 'Tax details' }))
  const question = await screen.findByRole('dialog')
  expect(router.state.location.search).toBe('')
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 2, name: 'Tax details' })
})

it.each([
  [
    'the owner of an issuer',
    'issuer',
    'owner',
    [
      'General',
      'Colleagues',
      'Departments',
      'Tax details',
      'Directory',
      'Single sign-on',
      'Your own address',
      'Learning platforms',
      'Approvals',
      'Signing keys',
    ],
  ],
  [
    'a manager of an issuer',
    'issuer',
    'manager',
    ['General', 'Colleagues', 'Tax details', 'Directory', 'Learning platforms', 'Approvals', 'Signing keys'],
  ],
  [
    'the owner of a verifier',
    'verifier',
    'owner',
    [
      'General',
      'Colleagues',
      'Tax details',
      'Directory',
      'Single sign-on',
      'Your own address',
      'Signing keys',
    ],
  ],
] as const)('offers %s their parts and no others', async (_who, role, memberRole, parts) => {
  show('/issuer/settings', role, memberRole)
  await screen.findByRole('textbox', { name: /^Display name/ })
  expect(shownLinks()).toEqual(parts)
})

it('shows the first part to somebody who may not see the one in the address', async () => {
  show('/issuer/settings?part=departments', 'issuer', 'manager')
  await screen.findByRole('textbox', { name: /^Display name/ })
  expect(screen.queryByRole('heading', { name: 'Departments' })).toBeNull()
})
