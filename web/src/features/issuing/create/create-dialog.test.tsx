import type { Profile } from '@credenza/schema/organisation-profile'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import CreateDialog from './create-dialog.tsx'

const students = ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville'].map((name, i) => ({
  _id: `stud_${i}`,
  name,
  email: `${i}@example.com`,
  walletAddress: i === 1 ? '0xabc' : '',
}))
const batch = {
  _id: 'batch_1',
  kind: 'create',
  state: 'done',
  title: 'BSc',
  total: 3,
  done: 3,
  failed: 0,
  skipped: 0,
}
const create = 'POST /api/batches'
const list = 'GET /api/student/get-student'
const preview = 'POST /api/templates/preview'
const quote = {
  count: 2,
  each: { leastFils: 2500, mostFils: 2500 },
  sum: { leastFils: 5000, mostFils: 5000 },
  verifiers: { chosen: false, count: 3, names: ['A', 'B', 'C'] },
}
const usual: Answers = {
  [list]: listOf(students),
  'GET /api/student/choices': { data: { years: ['2025'], courses: ['Law'] } },
  'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Degree', defaultTemplateId: '' }] },
  'GET /api/templates': { data: [] },
  'GET /api/templates/designs': { data: [{ design: 'classic', settings: {} }] },
  'POST /api/batches/preview': { data: { total: 2, willChange: 2, refused: [], quote } },
  [preview]: () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  [create]: { data: batch },
  'GET /api/batches/batch_1': { data: batch },
}

function show(answers: Answers = {}) {
  const onClose = vi.fn()
  const profile = { displayName: 'University of Sharjah' } as Profile
  const view = showScreen(<CreateDialog profile={profile} onClose={onClose} />, {
    path: '/issuer',
    at: '/issuer',
    answers: { ...usual, ...answers },
  })
  return { ...view, onClose }
}

it('leads to what is missing where there are no types or students to choose', async () => {
  const count = 'GET /api/student/get-total-student-count'
  const path = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  show({ [count]: { totalCount: 0 }, 'GET /api/categories/get-all': { data: [] }, [list]: listOf([]) })
  await waitFor(() => expect(path('Create a certificate type')).toBe('/category-manager'))
  await waitFor(() => expect(path('Add your students')).toBe('/addStudent'))
  cleanup()
  show({ [count]: { totalCount: 3 } })
  await screen.findByLabelText(/^Title of the Certificate/)
  expect([path('Create a certificate type'), path('Add your students')]).toEqual([undefined, undefined])
})

const openRecipients = () => press(/^Recipients/)

async function fillIn() {
  await userEvent.type(await screen.findByLabelText(/^Title of the Certificate/), 'BSc')
  await userEvent.type(screen.getByLabelText(/^Date of Issue/), '30/06/2025')
  await userEvent.click(screen.getByRole('combobox', { name: /^Certificate Type/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Degree' }))
}
const submit = () => press('Create Certificate')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks for all required fields and a recipient before it sends anything', async () => {
  const { called } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Create Certificate' }))
  expect(await screen.findByText('Select at least one recipient')).toBeTruthy()
  expect(screen.getByText('Title is required')).toBeTruthy()
  expect(called(create)).toHaveLength(0)
})

it('the first faulty field on the screen takes the focus, a choice, a date and the recipients included', async () => {
  show()
  await screen.findByRole('combobox', { name: /^Certificate Type/ })
  await submit()
  const focused = (name: RegExp) => waitFor(() => expect(document.activeElement?.id).toBe(fieldOf(name).id))
  const fieldOf = (name: RegExp) =>
    screen.queryByRole('combobox', { name }) ??
    screen.queryByRole('button', { name }) ??
    screen.getByLabelText(name)
  await focused(/^Certificate Type/)
  await userEvent.click(screen.getByRole('combobox', { name: /^Certificate Type/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Degree' }))
  await userEvent.type(screen.getByLabelText(/^Title of the Certificate/), 'BSc')
  await submit()
  await focused(/^Date of Issue/)
  await userEvent.type(screen.getByLabelText(/^Date of Issue/), '30/06/2025')
  await submit()
  await focused(/^Recipients/)
})

it('the issuer is filled in and cannot be changed', async () => {
  show()
  const field = await screen.findByLabelText<HTMLInputElement>(/^Issuing Organization\/Authority/)
  expect([field.value, field.readOnly]).toEqual(['University of Sharjah', true])
})

it('the arrow keys open the list from its button, which never claims an option of it', async () => {
  show()
  const button = await screen.findByRole('button', { name: /^Recipients/ })
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('option', { name: /Ada/ })
  await userEvent.keyboard('{ArrowDown}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.hasAttribute('aria-activedescendant')).toBe(false)
})

it('a last day that does not exist is refused, and never means that the certificate does not expire', async () => {
  const { called } = show()
  await fillIn()
  await userEvent.type(screen.getByLabelText(/^Valid until/i), '31/06/2030')
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await submit()
  expect(await screen.findByText(/^Enter a date that exists/)).toBeTruthy()
  expect(called(create)).toHaveLength(0)
})

it('creates for the chosen students under one key, and closes', async () => {
  const { called, onClose } = show()
  await fillIn()
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await userEvent.click(screen.getByRole('option', { name: /Grace/ }))
  expect(screen.getAllByText('2 selected').length).toBeGreaterThan(0)
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called(create)[0]!.body).toEqual({
    kind: 'create',
    recipients: { ids: ['stud_0', 'stud_1'] },
    certificate: {
      certificateType: 'Degree',
      title: 'BSc',
      date: '2025-06-30',
      validUntil: '',
      templateId: '',
      details: {},
      courses: [],
    },
    each: [],
  })
})

it('asks for grade and other details only on request, and sends what was given', async () => {
  const { called } = show()
  await fillIn()
  expect(screen.queryByLabelText('Grade')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add grade, GPA, credits or other details' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Grade'))
  await userEvent.type(screen.getByLabelText('Grade'), 'A+')
  await userEvent.type(screen.getByLabelText('GPA'), 'high')
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }))
  await userEvent.type(screen.getByLabelText('Field 1: name'), 'Thesis')
  await userEvent.type(screen.getByLabelText('Field 1: value'), 'Bridges')
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await submit()
  expect(await screen.findByText('GPA must be a number')).toBeTruthy()
  expect(called(create)).toHaveLength(0)
  await userEvent.clear(screen.getByLabelText('GPA'))
  await userEvent.type(screen.getByLabelText('GPA'), '٣٫٧')
  await submit()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  expect(called(create)[0]!.body).toMatchObject({
    certificate: { details: { grade: 'A+', gpa: '3.7', custom: [{ label: 'Thesis', value: 'Bridges' }] } },
  })
})

it('takes courses by the keyboard alone, says what is wrong with one, and gives the focus back', async () => {
  const { called } = show()
  await fillIn()
  const add = screen.getByRole('button', { name: 'Add a course' })
  add.focus()
  await userEvent.keyboard('{Enter}Statics{Tab}A{Tab}6')
  add.focus()
  await userEvent.keyboard('{Enter}Statics{Tab}B')
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await submit()
  expect(called(create)).toHaveLength(0)
  expect(screen.getByLabelText('Course 2: name').getAttribute('aria-invalid')).toBe('true')
  screen.getByRole('button', { name: 'Remove course 2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(add)
  await submit()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  expect(called(create)[0]!.body).toMatchObject({
    certificate: { courses: [{ subject: 'Statics', grade: 'A', credits: '6' }] },
  })
})

it('tells students of the same name apart by roll number and email', async () => {
  const namesakes = students.slice(0, 2).map((one, i) => ({ ...one, name: 'Ada', rollNumber: `R-${i}` }))
  show({ [list]: listOf(namesakes) })
  await openRecipients()
  expect(await screen.findByRole('option', { name: 'Ada R-1 · 1@example.com' })).toBeTruthy()
})

it('takes each recipient’s title and grade from pasted rows, and creates nothing while a row is wrong', async () => {
  const people = students.map((one, i) => ({ ...one, rollNumber: `R-${i}` }))
  const { called } = show({ [list]: listOf(people) })
  await fillIn()
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await userEvent.click(screen.getByRole('option', { name: /Grace/ }))
  await userEvent.click(
    screen.getByRole('button', { name: 'Give each recipient their own title, grade or other details' }),
  )
  const rows = screen.getByLabelText('Rows of your spreadsheet')
  await userEvent.click(rows)
  await userEvent.paste('Roll Number\tTitle\tGPA\tThesis\nR-0\tBSc Law\thigh\tTorts\nR-9\t\t1\t')
  expect(screen.getByText('Row 2: check GPA.')).toBeTruthy()
  await submit()
  expect(called(create)).toHaveLength(0)
  await userEvent.clear(rows)
  await userEvent.paste('Roll Number\tTitle\tGPA\tThesis\nR-0\tBSc Law\t3.9\tTorts\nR-9\t\t1\t')
  expect(screen.getByText(/Found details for 1 of 2 recipients\..*left out: 3\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Thesis' }))
  await submit()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  expect(called(create)[0]!.body).toMatchObject({
    each: [
      {
        userId: 'stud_0',
        title: 'BSc Law',
        details: { gpa: '3.9', custom: [{ label: 'Thesis', value: 'Torts' }] },
      },
    ],
  })
})

it('says who will review and what it will cost before anything is created', async () => {
  const { called } = show()
  await fillIn()
  expect(called('POST /api/batches/preview')).toEqual([])
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await userEvent.click(screen.getByRole('option', { name: /Grace/ }))
  expect(await screen.findByText(/^AED 25 each, AED 50 in all/)).toBeTruthy()
  expect(screen.getByText('The price is fixed when you create them. A decline costs nothing.')).toBeTruthy()
  expect(called('POST /api/batches/preview').at(-1)!.body).toEqual({
    kind: 'create',
    certificateType: 'Degree',
    count: 2,
  })
})

it('Select All of a hundred thousand stays a filter; a removed row is an exception, and focus moves on', async () => {
  const { called } = show({ [list]: listOf(students, 100_000) })
  await fillIn()
  await openRecipients()
  await userEvent.click(await screen.findByRole('button', { name: 'Select All (100,000)' }))
  expect(screen.getAllByText('100,000 selected').length).toBeGreaterThan(0)
  const table = within(screen.getByRole('table', { name: 'Selected recipients' }))
  await userEvent.click(await table.findByRole('button', { name: 'Remove Grace Hopper' }))
  expect(screen.getAllByText('99,999 selected').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(table.getByRole('button', { name: 'Remove Mary Somerville' }))
  await submit()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  expect(called(create)[0]!.body).toMatchObject({ recipients: { filter: {}, except: ['stud_1'] } })
})

it('Select All of a search that was not counted to its end takes all who match, with their exact number', async () => {
  const { called } = show({
    [list]: { ...listOf(students, 1000), totalIsExact: false },
    'POST /api/batches/preview': { data: { total: 2959, willChange: 2959, refused: [], quote } },
  })
  await fillIn()
  await openRecipients()
  await userEvent.click(await screen.findByRole('button', { name: 'Select All (1,000+)' }))
  expect((await screen.findAllByText('2,959 selected')).length).toBeGreaterThan(0)
  expect(
    screen.getByText(/^To give recipients their own title, .* choose at most 1,000 of them/),
  ).toBeTruthy()
  await submit()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  expect(called(create)[0]!.body).toMatchObject({ recipients: { filter: {}, except: [] } })
})

it('all of a year and course are chosen by year and course, which are then fixed', async () => {
  const { called } = show({ [list]: listOf(students, 3000) })
  await fillIn()
  await openRecipients()
  const year = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year of study' })
  await userEvent.selectOptions(year, '2025')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Law')
  await waitFor(() => expect(called(list).at(-1)!.url.searchParams.get('courseName')).toBe('Law'))
  await userEvent.click(await screen.findByRole('button', { name: 'Select All (3,000)' }))
  expect(year.disabled).toBe(true)
  await userEvent.click(screen.getByRole('option', { name: /Ada/ }))
  await submit()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  expect(called(create)[0]!.body).toMatchObject({
    recipients: { filter: { year: '2025', courseName: 'Law' }, except: ['stud_0'] },
  })
})

it('on a refusal the dialog stays open and says why', async () => {
  const { onClose } = show({ [create]: () => refusal(500, 'internal', 'Out of order.') })
  await fillIn()
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  await submit()
  expect((await screen.findAllByText('Out of order.')).length).toBeGreaterThan(0)
  expect(onClose).not.toHaveBeenCalled()
})

it('an unprintable letter is reported at the recipient whose name has it', async () => {
  const fault = 'No font can print “𓀀”.'
  show({ [preview]: () => refusal(422, 'missing_glyph', fault) })
  await openRecipients()
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }))
  const row = within(await screen.findByRole('row', { name: /Ada Lovelace/ }))
  expect(await row.findByText(fault)).toBeTruthy()
})

it('closing with something entered asks first', async () => {
  const { onClose } = show()
  await userEvent.type(await screen.findByLabelText(/^Title of the Certificate/), 'BSc')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
