import type { LearningPlatform } from '@credenza/schema/learning-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
// Imported first, because on a busy machine they take longer to load than a test waits.
import './add-dialog.tsx'
import './courses.tsx'
import './platform-dialog.tsx'
import LearningPlatforms from './learning-platforms.tsx'

const platform: LearningPlatform = {
  _id: 'lms_1',
  name: 'Moodle',
  state: 'draft',
  settings: null,
  loginUrl: 'https://credenza.example/login',
  launchUrl: 'https://credenza.example/launch',
  keysUrl: 'https://credenza.example/keys',
  registrationUrl: 'https://credenza.example/register?key=once',
  createdAt: '2026-01-05T08:00:00Z',
}
const settings = {
  issuer: 'https://moodle.example',
  clientId: 'credenza',
  deploymentIds: ['1', '2'],
  signInUrl: 'https://moodle.example/auth',
  tokenUrl: 'https://moodle.example/token',
  keysUrl: 'https://moodle.example/keys',
}
const rule = {
  certificateType: 'Diploma',
  title: 'Bridges',
  templateId: '',
  basis: 'total',
  lineItem: '',
  minimum: 80,
}
const course = { _id: 'crs_1', title: 'Bridges 101', platform: 'Moodle', rule, proposed: 3, awarded: 12 }
const at = '/issuer/settings'
const list = 'GET /api/learning-platforms'
const tested = (state: LearningPlatform['state']): Answers => ({
  [list]: { data: [{ ...platform, state, settings, registrationUrl: '' }] },
  'GET /api/courses': { data: [course], nextCursor: null, total: 1 },
})

const show = (answers: Answers, isLocked = false) =>
  showScreen(<LearningPlatforms isLocked={isLocked} />, { path: at, at, answers })
const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent)

it('a platform is added by its name, and then shows the addresses to enter there', async () => {
  const added: LearningPlatform[] = []
  const { called } = show({
    [list]: () => ({ data: added }),
    'POST /api/learning-platforms': () => {
      added.push(platform)
      return { data: platform }
    },
  })
  expect(await screen.findByText('No learning platform yet.')).toBeTruthy()
  await press('Add a platform')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Moodle')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a platform' }))
  expect(await screen.findByRole('dialog', { name: 'Set up Moodle' })).toBeTruthy()
  for (const address of [platform.registrationUrl, platform.loginUrl, platform.launchUrl, platform.keysUrl])
    expect(screen.getByText(address)).toBeTruthy()
  expect(called('POST /api/learning-platforms')[0]!.body).toEqual({ name: 'Moodle' })
})

it('its settings are entered as the platform shows them, with a deployment ID on each line', async () => {
  const put = 'PUT /api/learning-platforms/lms_1'
  const { called } = show({ ...tested('draft'), [list]: { data: [platform] }, [put]: { data: platform } })
  await press('Set up Moodle')
  const dialog = within(await screen.findByRole('dialog'))
  const type = async (label: string, text: string) => userEvent.type(dialog.getByLabelText(label), text)
  await type('Issuer (platform ID)', settings.issuer)
  await type('Client ID', settings.clientId)
  await type('Authentication request URL', settings.signInUrl)
  await type('Access token URL', settings.tokenUrl)
  await type('Public keyset URL', settings.keysUrl)
  await type('Deployment IDs, one per line', '1\n 2 \n')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(called(put)).toHaveLength(1))
  expect(called(put)[0]!.body).toEqual({ name: 'Moodle', settings })
})

it('changing a platform’s keys or addresses warns first that its teachers’ accounts will be disconnected', async () => {
  show(tested('on'))
  await press('Set up Moodle')
  const dialog = within(await screen.findByRole('dialog'))
  const says = /teachers’ accounts are disconnected/
  await userEvent.type(dialog.getByLabelText('Name'), ' 4')
  await userEvent.type(dialog.getByLabelText('Deployment IDs, one per line'), '3')
  expect(dialog.queryByText(says)).toBeNull()
  await userEvent.type(dialog.getByLabelText('Public keyset URL'), '2')
  const warning = dialog.getByText(says)
  // Below the fields, which scroll: somebody who saves from the first field sees it too.
  expect(dialog.getByRole('textbox', { name: 'Name' }).closest('form')!.contains(warning)).toBe(false)
})

it.each([
  ['draft', ['Set up', 'Test', 'Remove']],
  ['tested', ['Set up', 'Test', 'Switch on', 'Remove']],
  ['on', ['Set up', 'Test', 'Switch off', 'Remove']],
] as const)('a platform that is %s offers what can be done to it', async (state, acts) => {
  show(tested(state))
  const row = within(await screen.findByRole('list', { name: 'Learning platforms' }))
  expect(names(row.getAllByRole('button'))).toEqual(acts)
})

it('a test that fails says why beside the platform', async () => {
  const says = 'The learning platform is not answering.'
  show({
    ...tested('draft'),
    'POST /api/learning-platforms/lms_1/test': refusal(503, 'unavailable', says),
  })
  await press('Test Moodle')
  expect(await screen.findByText(says)).toBeTruthy()
})

it('a proposal is awarded by the rule that was shown, after a question', async () => {
  const accept = 'POST /api/courses/crs_1/proposals/accept'
  const { called } = show({ ...tested('on'), [accept]: { data: {} } })
  await press('Award what was proposed in Bridges 101')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^3 × “Bridges”/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Award' }))
  await waitFor(() => expect(called(accept)).toHaveLength(1))
  expect(called(accept)[0]!.body).toEqual({ rule })
})

it('a suspended organisation can change and award nothing', async () => {
  show(tested('on'), true)
  expect(await screen.findByText('Bridges 101')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Moodle|Add a platform|proposed in/ })).toBeNull()
})
