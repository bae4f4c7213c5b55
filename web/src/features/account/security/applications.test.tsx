import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showScreen } from '../../../testing/show-screen.tsx'
import { Applications } from './applications.tsx'

const list = 'GET /api/user/applications'
const application = {
  _id: 'a1',
  name: 'Backpack',
  uri: 'https://backpack.example/',
  scopes: ['credential.readonly'],
  connectedAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-21T08:00:00Z',
}

it('an app is shown with what it can do, and disconnected', async () => {
  let applications = [application]
  showScreen(<Applications />, {
    path: '/',
    at: '/',
    answers: {
      [list]: () => ({ data: applications }),
      'DELETE /api/user/applications/a1': () => {
        applications = []
        return {}
      },
    },
  })
  expect(await screen.findByText('backpack.example')).toBeTruthy()
  expect(screen.getByText('Read all your certificates and badges')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Backpack' }))
  await waitFor(() => expect(screen.getByText('No app is connected.')).toBeTruthy())
})
