import type { ApiKey } from '@credenza/schema/api-key'
import type { DirectoryGroup } from '@credenza/schema/directory'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, showScreen } from '../../testing/show-screen.tsx'
import { signInAs } from '../../testing/sign-in-as.ts'
import Directory from './directory.tsx'

const group: DirectoryGroup = { _id: 'grp_1', displayName: 'Registry', members: 2, memberRole: null }
const key = (scopes: ApiKey['scopes'], name: string): ApiKey => ({
  _id: `api_${name}`,
  name,
  prefix: 'crd_abc123',
  scopes,
  departmentId: '',
  createdAt: '2026-01-05T08:00:00Z',
  lastUsedAt: '',
  expiresAt: '',
})

const groups = 'GET /api/directory/groups'
const role = 'PUT /api/directory/groups/grp_1/role'

function show(answers: Answers = {}, { isLocked = false } = {}) {
  const screens = (
    <>
      <Directory isLocked={isLocked} />
      <Toaster />
    </>
  )
  const at = '/issuer/settings'
  return showScreen(screens, {
    path: at,
    at,
    answers: {
      'GET /api/api-keys': { data: [key(['scim'], 'Entra'), key(['check'], 'Program')] },
      [groups]: { data: [group] },
      ...answers,
    },
  })
}

it('shows the address, the directory’s keys and its groups', async () => {
  show()
  expect(await screen.findByText('No role')).toBeTruthy()
  expect(screen.getByText('2 people')).toBeTruthy()
  expect(screen.getByText(/\/scim\/v2$/)).toBeTruthy()
  const keys = within(await screen.findByRole('list', { name: 'Keys for your directory' }))
  expect(keys.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Entra · crd_abc123… · not used yet',
  ])
})

it('its owner gives a group a role', async () => {
  const { called } = show({ [role]: { data: { ...group, memberRole: 'signer' } } })
  await press('Change role of Registry')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Signer' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
  expect(await screen.findByText('Role of the group changed.')).toBeTruthy()
  expect(called(role)[0]!.body).toEqual({ memberRole: 'signer' })
  await waitFor(() => expect(called(groups)).toHaveLength(2))
})

it('its owner creates a key, which is shown once', async () => {
  const make = 'POST /api/api-keys'
  const { called } = show({ [make]: { data: key(['scim'], 'Directory'), secret: 'crd_shown_once' } })
  await press('Create key')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('crd_shown_once')).toBeTruthy()
  expect(called(make)[0]!.body).toEqual({
    name: 'Directory',
    scopes: ['scim'],
    expiresInDays: 0,
    departmentId: '',
  })
})

it('others read it, and change nothing', async () => {
  signInAs('manager')
  show()
  expect(await screen.findByText('Registry')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change role of Registry' })).toBeNull()
})
