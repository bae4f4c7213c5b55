import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { afterEach, expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { AddStudent } from './add-student.tsx'

type Router = ReturnType<typeof showScreen>['router']

const add = 'POST /api/student/add-student'
const student = { data: { _id: 'stud_1', name: 'مريم الكتبي' } }

const show = (answers: Answers = {}) =>
  showScreen(
    <>
      <AddStudent />
      <Toaster />
    </>,
    { path: '/addStudent', at: '/addStudent', answers: { [add]: student, ...answers } },
  )
afterEach(() => sessionStorage.clear())

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const typed: [RegExp, string][] = [
  [/^Name/, 'مريم الكتبي'],
  [/^Email/, 'Maryam@Students.example'],
  [/^Father Name/, 'سعيد'],
  [/^Mother Name/, 'Fatima'],
  [/^Roll Number/, 'CE-0042'],
  [/^Mobile Number/, '+971 50 123 4567'],
  [/^Date Of Birth/, '01/02/2003'],
  [/^Password/, 'long enough'],
]
async function fill(overrides: Record<string, string> = {}) {
  for (const [label, value] of typed) {
    const text = overrides[label.source] ?? value
    if (text === '') continue
    await userEvent.click(field(label))
    await userEvent.paste(text)
  }
}
const save = () => press('Save')

it('sends what the server expects, and is empty for the next student, at its first field', async () => {
  const { called } = show()
  await fill()
  await save()
  await waitFor(() => expect(field(/^Name/).value).toBe(''))
  expect(called(add)[0]!.body).toEqual({
    name: 'مريم الكتبي',
    fatherName: 'سعيد',
    motherName: 'Fatima',
    collegeName: '',
    courseName: '',
    year: '',
    rollNumber: 'CE-0042',
    mobileNumber: '971501234567',
    dateOfBirth: '2003-02-01',
    email: 'maryam@students.example',
    password: 'long enough',
    approved: true,
  })
  expect(field(/^Date Of Birth/).value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)))
})

it('a number typed on an Arabic keyboard is a number', async () => {
  const { called } = show()
  await fill({ '^Mobile Number': '٠٥٠١٢٣٤٥٦٧' })
  await save()
  await waitFor(() => expect(called(add)).toHaveLength(1))
  expect(called(add)[0]!.body).toMatchObject({ mobileNumber: '0501234567' })
})

it.each([
  ['^Name', '', 'Name is required'],
  ['^Date Of Birth', '31/02/2003', 'Enter a date that exists, such as 30/06/2001.'],
  ['^Password', 'short', /8/],
  ['^Email', 'maryam@students', 'Invalid email format.'],
])('a wrong or missing %s is said at its field, and nothing is sent', async (label, text, fault) => {
  const { called } = show()
  await fill({ [label]: text })
  await save()
  expect((await screen.findAllByText(fault)).length).toBeGreaterThan(0)
  expect(called(add)).toEqual([])
})

it('what the server refuses stands at its field, and everything stays typed', async () => {
  const words = 'Another student has this roll number.'
  show({ [add]: () => refusal(409, 'roll_number_taken', words, { rollNumber: words }) })
  await fill()
  await save()
  await waitFor(() => expect(field(/^Roll Number/).getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field(/^Roll Number/))
  expect(field(/^Name/).value).toBe('مريم الكتبي')
})

it('the next try after a failure is the same student, another student is another call', async () => {
  let tries = 0
  const { called } = show({ [add]: () => (++tries === 1 ? refusal(503, 'busy', 'Later.') : student) })
  await fill()
  await save()
  expect(await screen.findByText('Later.')).toBeTruthy()
  await save()
  await waitFor(() => expect(field(/^Name/).value).toBe(''))
  await fill()
  await save()
  await waitFor(() => expect(called(add)).toHaveLength(3))
  const [first, second, third] = called(add).map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the back button', (router: Router) => act(() => router.navigate(-1))],
])('%s asks before what was typed is lost', async (_way, leave) => {
  sessionStorage.setItem('userData', JSON.stringify({ role: 'issuer', data: 't', userData: { _id: 'x' } }))
  const { router } = showScreen(<AddStudent />, { path: '/addStudent', at: '/issuer', answers: {} })
  await act(() => router.navigate('/addStudent'))
  await userEvent.click(field(/^Name/))
  await userEvent.paste('Ada')
  await leave(router)
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field(/^Name/).value).toBe('Ada')
  await userEvent.clear(field(/^Name/))
  await leave(router)
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer'))
})

it('of all wrong fields the first takes the focus', async () => {
  show()
  await save()
  await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)))
})
