import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import ApplicationConsentDialog from './application-consent-dialog.tsx'

const read = 'GET /api/user/application-request'
const give = 'POST /api/user/application-request'
const asked = {
  name: 'Backpack',
  uri: 'https://backpack.example/',
  terms: 'https://backpack.example/terms',
  privacy: 'https://backpack.example/privacy',
  host: 'backpack.example',
  scopes: ['credential.readonly', 'credential.upsert'],
  stays: true,
}
afterEach(() => vi.unstubAllGlobals())

const show = (answers: object) =>
  showScreen(<ApplicationConsentDialog request="sealed" onClose={() => undefined} />, {
    path: '/',
    at: '/',
    answers: answers as never,
  })

it.each([
  ['Connect', true],
  ['Do not connect', false],
])('the student reads who asks for what, and answers: %s', async (button, isAllowed) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const url = 'https://backpack.example/back?code=abc'
  const { called } = show({ [read]: { data: asked }, [give]: { data: { url } } })
  expect(await screen.findByText('Backpack')).toBeTruthy()
  expect(screen.getByText('backpack.example')).toBeTruthy()
  expect(screen.getByText('Read all your certificates and badges')).toBeTruthy()
  expect(screen.getByText('Add badges to your account, and replace them')).toBeTruthy()
  expect(screen.queryByText(/Read your name/)).toBeNull()
  expect(screen.getByText(/until you disconnect it/)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: button }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(url))
  expect(called(give)).toMatchObject([{ body: { request: 'sealed', isAllowed } }])
})

it('a request that has ended says so, and offers nothing', async () => {
  show({ [read]: refusal(404, 'not_found', 'Gone.') })
  expect(await screen.findByText('This request has ended. Start again in the app.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
})
