import type { Department } from '@credenza/schema/department'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { startSession } from '../../lib/session/session.ts'
import { workPlace } from '../../lib/work-place.ts'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import DepartmentSwitch from './department-switch.tsx'
import Departments from './departments.tsx'

const department = (facts: Partial<Department>): Department => ({
  _id: 'dep_1',
  name: 'Engineering',
  isClosed: false,
  students: 12,
  categories: 1,
  templates: 0,
  certificates: 30,
  yourRole: '',
  members: [{ accountId: 'acc_2', name: 'Omar', role: 'preparer' }],
  createdAt: '2026-01-05T08:00:00Z',
  ...facts,
})
const both = [department({}), department({ _id: 'dep_2', name: 'Law', members: [] })]
const list = 'GET /api/departments'

function show(answers: Answers) {
  const at = '/issuer/settings'
  return showScreen(
    <>
      <Departments isLocked={false} />
      <Toaster />
    </>,
    { path: at, at, answers: { [list]: { data: both }, ...answers } },
  )
}

it('shows each department with its numbers and people', async () => {
  show({})
  expect(await screen.findByText('Students: 12 · Certificates: 30 · People: 1')).toBeTruthy()
  expect(screen.getByText('Omar')).toBeTruthy()
})

it('adds one, and says at the field why a name is refused', async () => {
  const add = 'POST /api/departments'
  const { called } = show({
    [add]: refusal(409, 'already_exists', 'There is already a department named Law.'),
  })
  await press('Add a department')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Law')
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a department' }).at(-1)!)
  expect(await screen.findByText('There is already a department named Law.')).toBeTruthy()
  expect(called(add)[0]).toMatchObject({ body: { name: 'Law' }, key: expect.any(String) })
})

it('merges into another, and closes after asking', async () => {
  const merge = 'POST /api/departments/dep_1/merge'
  const save = 'PUT /api/departments/dep_2'
  const { called } = show({ [merge]: {}, [save]: { data: both[1]! } })
  await press('Merge Engineering')
  await press('Merge')
  await waitFor(() => expect(called(merge)[0]?.body).toEqual({ into: 'dep_2' }))
  await press('Close Law')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Close Law' }))
  await waitFor(() => expect(called(save)[0]?.body).toEqual({ name: 'Law', isClosed: true }))
})

it('moves students of a course and categories', async () => {
  const move = 'POST /api/departments/move'
  const { called } = show({
    'GET /api/student/choices': { data: { years: ['2026'], courses: ['Bridges'] } },
    'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Diploma', defaultTemplateId: '' }] },
    'GET /api/templates': { data: [] },
    [move]: { moved: 13 },
  })
  await press('Move students and categories to Engineering')
  await screen.findByRole('option', { name: 'Bridges' })
  await userEvent.selectOptions(await screen.findByLabelText('Students of the course'), 'Bridges')
  await press('Move students and categories')
  expect(await screen.findByText('Moved: 13')).toBeTruthy()
  expect(called(move)[0]!.body).toEqual({
    departmentId: 'dep_1',
    students: { filter: { courseName: 'Bridges' }, except: [] },
    categoryIds: [],
    templateIds: [],
  })
})

const signedIn = (memberRole: 'owner' | 'departmental') =>
  startSession({
    role: 'issuer',
    data: 'token',
    userData: { _id: 'org_1', email: 'laila@uni.example', selectedRole: 'issuer', memberRole },
  })
const showSwitch = (data: Department[]) =>
  showScreen(<DepartmentSwitch />, { path: '/issuer', at: '/issuer', answers: { [list]: { data } } })

it('lets someone choose where they work, and sends it with every call', async () => {
  signedIn('owner')
  const { queries } = showSwitch([...both, department({ _id: 'dep_3', name: 'Old', isClosed: true })])
  const choice = await screen.findByLabelText('Department')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Whole organisation',
    'Engineering',
    'Law',
  ])
  await userEvent.selectOptions(choice, 'Law')
  expect(workPlace()).toBe('dep_2')
  await queries.refetchQueries()
})

it('offers nothing where there is nothing to choose', async () => {
  signedIn('departmental')
  const { called } = showSwitch([department({ yourRole: 'manager' })])
  await waitFor(() => expect(called(list)).toHaveLength(1))
  expect(screen.queryByLabelText('Department')).toBeNull()
})
