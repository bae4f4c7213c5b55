import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startSession } from '../../lib/session/session.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { LaunchPage } from './launch-page.tsx'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import './teacher-course.tsx'

const at = 'POST /api/launches/lms_1/'
const rule = {
  certificateType: 'Diploma',
  title: 'Bridges',
  templateId: '',
  basis: 'item',
  lineItem: 'https://moodle.example/1',
  minimum: 80,
}
const teacher = {
  as: 'teacher',
  choosing: false,
  organisation: 'Delma University',
  courseTitle: 'Bridges 101',
  rule,
  account: null as object | null,
  certificateTypes: ['Diploma'],
  templates: [],
  certificates: [],
}
const person = (subject: string, meets: boolean, standing: string) => ({
  subject,
  name: subject,
  email: `${subject}@delma.example`,
  percent: meets ? 90 : 10,
  meets,
  standing,
})
const grades = {
  lineItems: [{ id: rule.lineItem, label: 'Exam' }],
  people: [person('Aisha', true, 'new'), person('Omar', false, 'new'), person('Lena', true, 'awarded')],
}
const show = (launch: object, answers: Answers = {}) =>
  showScreen(<LaunchPage />, {
    path: '/launch/:platformId',
    at: '/launch/lms_1#ticket',
    answers: { [`${at}read`]: { data: launch }, [`${at}grades`]: { data: grades }, ...answers },
  })

it('a teacher without a connected account proposes those who meet the rule and were not awarded', async () => {
  const { called } = show(teacher, { [`${at}award`]: { data: { batch: null, proposed: 1 } } })
  const people = await screen.findByRole('list', { name: 'People in the course' })
  const boxes = within(people).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Propose (1)' }))
  await waitFor(() => expect(called(`${at}award`)).toHaveLength(1))
  expect(called(`${at}award`)[0]!.body).toEqual({ ticket: 'ticket', people: ['Aisha'], rule })
  const signIn = screen.getByRole('link', { name: 'Sign in' })
  expect(signIn.getAttribute('href')).toBe('/sign-in?next=%2Flaunch%2Flms_1%23ticket')
})

it('a teacher who is signed in connects the account, and then awards', async () => {
  const userData = { _id: 'org_1', email: 'ada@delma.example', selectedRole: 'issuer' as const }
  startSession({ role: 'issuer', data: 'token', userData })
  let account: object | null = null
  show(teacher, {
    [`${at}read`]: () => ({ data: { ...teacher, account } }),
    [`${at}connect`]: () => {
      account = { email: 'ada@delma.example', mayPrepare: true }
      return {}
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Connect ada@delma.example' }))
  expect(await screen.findByText('You award as ada@delma.example.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Award (1)' })).toBeTruthy()
})

it('a learner sees their certificates, and a refused launch says why', async () => {
  const certificates = [{ title: 'Bridges', date: '2026-06-30', validUntil: '', state: 'accepted' }]
  const first = show({ ...teacher, as: 'learner', certificates })
  expect(await screen.findByText('Verified')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(first.called(`${at}grades`)).toEqual([])
})

it('a launch of another browser says what to do', async () => {
  show(teacher, { [`${at}read`]: refusal(422, 'launch_failed', 'Open it from your course again.') })
  expect(await screen.findByText('Open it from your course again.')).toBeTruthy()
})
