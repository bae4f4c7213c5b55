import type { StudentImportDetails } from '@credenza/schema/student-import'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import ImportDialog from './import-dialog.tsx'
import { ImportNotice } from './import-notice.tsx'

const columns = {
  name: 0,
  fatherName: 1,
  motherName: 2,
  rollNumber: 3,
  mobileNumber: 4,
  dateOfBirth: 5,
  email: 6,
}
const details: StudentImportDetails = {
  id: 'imp_1',
  fileName: 'graduates.xlsx',
  createdAt: '2026-11-21T08:00:00Z',
  status: 'ready',
  rowsRead: 1001,
  lastRow: 1001,
  created: 980,
  changed: 2,
  unchanged: 10,
  failed: 8,
  updateExisting: false,
  undoUntil: '',
  present: 0,
  message: '',
  key: '',
  parameters: {},
  header: ['Who', 'Father', 'Mother', 'Roll', 'Phone', 'Born', 'Mail', 'Remarks'],
  firstRows: [['Amal', 'Karim', 'Leila', '0042', '0501234567', '2001-02-03', 'amal@mail.example', 'new']],
  columns,
  sheets: [{ name: 'Graduates', hidden: false, isList: true }],
  sheet: 0,
  headingRow: 1,
  headingLines: 1,
  certainty: 'certain',
  doubts: [],
  topRows: [{ row: 1, text: 'Who · Father' }],
  rowsAsRead: [],
  dates: null,
  asides: { blank: 0, heading: 0, total: 0, note: 0, hidden: 0, first: [] },
  problems: [
    {
      kind: 'missing',
      rows: 1,
      errors: [{ row: 7, column: 'Who', cell: '', reason: 'Name is required', key: '', parameters: {} }],
    },
    {
      kind: 'invalid',
      rows: 7,
      errors: [
        {
          row: 9,
          column: 'Mail',
          cell: 'amal at mail',
          reason: 'Invalid email format.',
          key: '',
          parameters: {},
        },
      ],
    },
  ],
  changes: [
    {
      row: 12,
      name: 'Sara',
      email: 'sara@mail.example',
      differences: [{ field: 'courseName', from: 'Bridges', to: 'Tunnels' }],
    },
  ],
}
const one = 'GET /api/student/imports/imp_1'
const list = 'GET /api/student/imports'
const startCall = 'POST /api/student/imports/imp_1/start'

function show(answers: Answers, importId?: string) {
  const onClose = vi.fn()
  const dialog = <ImportDialog {...(importId && { importId })} onClose={onClose} />
  const at = '/issuer/student-info'
  return { onClose, ...showScreen(dialog, { path: at, at, answers: { [list]: listOf([]), ...answers } }) }
}

/** What a screen reader says after the button's name. */
function descriptionOf(button: HTMLElement): string | undefined {
  const id = button.getAttribute('aria-describedby')
  return id === null ? undefined : (document.getElementById(id)?.textContent ?? 'nothing')
}

afterEach(() => {
  cleanup()
  toast.remove()
  vi.unstubAllGlobals()
})

it('Submit without a file says so, and sends nothing', async () => {
  const { calls } = show({})
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Please select a file !')).toBeTruthy()
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

it('a file of another kind is refused in the words of the specification', async () => {
  show({})
  const input = (await screen.findAllByLabelText('Browse files')).find(({ tagName }) => tagName === 'INPUT')!
  await userEvent.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }), { applyAccept: false })
  expect(await screen.findByText(/^File type must be/)).toBeTruthy()
})

it('of two files none is taken, and it is said', async () => {
  const { calls } = show({})
  const input = (await screen.findAllByLabelText('Browse files')).find(({ tagName }) => tagName === 'INPUT')!
  const files = ['a.csv', 'b.csv'].map((name) => new File(['name'], name, { type: 'text/csv' }))
  fireEvent.change(input, { target: { files } })
  expect(await screen.findByText('Too many files')).toBeTruthy()
  expect(screen.queryByText('a.csv')).toBeNull()
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

it('a second file does not take the place of the first unnoticed', async () => {
  show({})
  const input = (await screen.findAllByLabelText('Browse files')).find(({ tagName }) => tagName === 'INPUT')!
  const file = (name: string) => new File(['name'], name, { type: 'text/csv' })
  fireEvent.change(input, { target: { files: [file('a.csv')] } })
  expect(await screen.findByText('a.csv')).toBeTruthy()
  fireEvent.change(input, { target: { files: [file('b.csv')] } })
  expect(await screen.findByText('Too many files')).toBeTruthy()
  expect(screen.getByText('a.csv')).toBeTruthy()
  expect(screen.queryByText('b.csv')).toBeNull()
})

it('before anything is written it shows the list’s contents, one kind of error at a time', async () => {
  show({ [one]: { data: details } }, 'imp_1')
  expect(await screen.findByText('980 new')).toBeTruthy()
  for (const text of ['2 changed', '10 already there', '8 with errors']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  const errors = () => within(screen.getByRole('table', { name: 'Rows with errors' }))
  expect(errors().getByText('Name is required')).toBeTruthy()
  expect(errors().queryByText('Invalid email format.')).toBeNull()
  expect(errors().queryByRole('columnheader', { name: 'In your list' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Values to correct (7)' }))
  expect(errors().getByText('Invalid email format.')).toBeTruthy()
  expect(errors().getByRole('columnheader', { name: 'In your list' })).toBeTruthy()
  expect(errors().getByText('amal at mail').dir).toBe('auto')
  expect(screen.getByText(/^and 6 more rows/)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Changed students (2)' }))
  const changes = within(screen.getByRole('table', { name: 'Changed students' }))
  expect(changes.getByText('sara@mail.example')).toBeTruthy()
  expect(changes.getByText('Tunnels')).toBeTruthy()
})

it('imports new students, and changed ones only on request', async () => {
  const { called } = show({ [one]: { data: details }, [startCall]: {} }, 'imp_1')
  expect(await screen.findByRole('button', { name: 'Import 980' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Update changed students as well \(2\)/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 982' }))
  await waitFor(() => expect(called(startCall).map(({ body }) => body)).toEqual([{ updateExisting: true }]))
})

it('where nobody is new, it says how the changed students are updated', async () => {
  const data = { ...details, created: 0, changed: 4923 }
  show({ [one]: { data } }, 'imp_1')
  const start = await screen.findByRole('button', { name: 'Import 0' })
  expect(descriptionOf(start)).toBe(
    'No students are new. To update those that changed, tick “Update changed students as well”.',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /^Update changed students as well/ }))
  expect(descriptionOf(screen.getByRole('button', { name: 'Import 4,923' }))).toBeUndefined()
  expect(screen.queryByText(/^No students are new/)).toBeNull()
})

it('columns in doubt are named, with what else would fit and where it can be chosen', async () => {
  const doubts = [
    { field: 'name', column: 0, why: 'rivals', rivals: [7] },
    { field: 'fatherName', column: 1, why: 'cells', rivals: [] },
    { field: 'email', column: 6, why: 'heading', rivals: [] },
  ]
  show({ [one]: { data: { ...details, certainty: 'likely', doubts } } }, 'imp_1')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent!.replace(/[\u2068\u2069]/g, '')).toBe(
    [
      'We are not sure about these columns. You can choose others under “Columns”.',
      'Name: taken from “Who”; “Remarks” would fit too.',
      'Father Name: taken from “Father”, but most of its cells look like something else.',
      'Email: taken from “Mail”, because of a word in this heading.',
    ].join(''),
  )
})

it('a list that is only likely is to be checked where its first rows are', async () => {
  const data = { ...details, certainty: 'likely' }
  show({ [one]: { data } }, 'imp_1')
  expect(
    await screen.findByText(/^We are not sure that this is the list\. .* under “Columns”\.$/),
  ).toBeTruthy()
  cleanup()
  show({ [one]: { data: { ...data, status: 'matching' } } }, 'imp_1')
  expect(await screen.findByText(/^We are not sure that this is the list\. .* below\.$/)).toBeTruthy()
})

it('counts of one are singular', async () => {
  const dates = { order: 'day-first', settledBy: 'column', dayFirst: 1, monthFirst: 0, either: 0, swapped: 0 }
  const problems = details.problems.map((problem) => ({ ...problem, rows: 2 }))
  const data = { ...details, problems, dates: { ...dates, example: '' } }
  show({ [one]: { data } }, 'imp_1')
  expect(await screen.findByText(/Settled by 1 date in the list/)).toBeTruthy()
  expect(screen.getByText('and 1 more row. The download has them all.')).toBeTruthy()
})

it('the toast stays while it runs, and a flawless end closes the dialog', async () => {
  let status: StudentImportDetails['status'] = 'running'
  const answer = () => ({ data: { ...details, status, rowsRead: 501, failed: 0, problems: [], changes: [] } })
  const success = vi.spyOn(toast, 'success')
  const loading = vi.spyOn(toast, 'loading')
  const { onClose } = show({ [one]: answer }, 'imp_1')
  expect(await screen.findByText('500 of 1,000 rows')).toBeTruthy()
  expect(loading).toHaveBeenCalledWith('Adding Students...', expect.anything())
  status = 'done'
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(success).toHaveBeenCalledWith('Students created successful!', expect.anything())
})

it('while the server is out of reach it does not claim to continue', async () => {
  let isAway = false
  const running = { ...details, status: 'running' as const, rowsRead: 501 }
  show({ [one]: () => (isAway ? refusal(503, 'unavailable', 'Starting.') : { data: running }) }, 'imp_1')
  expect(await screen.findByText(/The import continues/)).toBeTruthy()
  isAway = true
  expect(await screen.findByText('Waiting for the server...', {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.queryByText(/The import continues/)).toBeNull()
})

it('an import that ended with errors stays open with its result', async () => {
  const { onClose } = show({ [one]: { data: { ...details, status: 'done', present: 980 } } }, 'imp_1')
  expect(await screen.findByText('980 added')).toBeTruthy()
  expect(screen.getByText('2 left as they were')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download rows with errors' })).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it('missing columns are chosen by hand, and the list is read again with them', async () => {
  const { name: _, email: __, ...found } = columns
  const put = 'PUT /api/student/imports/imp_1/columns'
  const data = { ...details, status: 'matching', columns: found, problems: [], changes: [] }
  const { called } = show({ [one]: { data }, [put]: {} }, 'imp_1')
  const read = await screen.findByRole('button', { name: 'Read the list with these columns' })
  expect(read).toHaveProperty('disabled', true)
  expect(descriptionOf(read)).toMatch(
    /^Every student needs Name and Email\. Choose the columns above, or add/,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Email/ }), 'Mail')
  expect(descriptionOf(read)).toMatch(/^Every student needs Name\. /)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Name/ }), 'Who')
  expect(descriptionOf(read)).toBeUndefined()
  expect(screen.getByText('For example: Amal')).toBeTruthy()
  await userEvent.click(read)
  await waitFor(() => expect(called(put).map(({ body }) => body)).toEqual([{ columns }]))
})

it('an unwanted list can be removed and another uploaded', async () => {
  const remove = 'DELETE /api/student/imports/imp_1'
  const { called } = show({ [one]: { data: details }, [remove]: {} }, 'imp_1')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the list' }))
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeTruthy()
  expect(called(remove)).toHaveLength(1)
})

it('the student list shows an import under way and leads back to it', async () => {
  const running = { ...details, status: 'running' as const, rowsRead: 501 }
  const at = '/issuer/student-info'
  const ended = { ...details, id: 'imp_0', fileName: 'old.csv', status: 'done' as const }
  const answers = { [list]: listOf([running, ended]), [one]: { data: running } }
  showScreen(<ImportNotice />, { path: at, at, answers })
  const button = await screen.findByRole('button', { name: 'Show graduates.xlsx' })
  expect(screen.queryByText('old.csv')).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Data Upload' })).toBeTruthy()
  expect(await screen.findByText('500 of 1,000 rows')).toBeTruthy()
})

it('says where the list was found and what it leaves out, and shows its rows as they will be read', async () => {
  const data = {
    ...details,
    sheets: [
      { name: 'Cover', hidden: false, isList: false },
      { name: 'Graduates', hidden: false, isList: true },
      { name: 'Batch B', hidden: false, isList: true },
    ],
    sheet: 1,
    headingRow: 4,
    dates: {
      order: 'day-first',
      settledBy: 'column',
      dayFirst: 31,
      monthFirst: 0,
      either: 9,
      swapped: 5,
      example: '03/04/2001',
    },
    rowsAsRead: [
      { row: 5, aside: null, values: { name: 'Amal', dateOfBirth: '2001-04-03' }, problems: [] },
      { row: 6, aside: 'total', values: {}, problems: [] },
    ],
    asides: {
      blank: 3,
      heading: 0,
      total: 1,
      note: 0,
      hidden: 12,
      first: [{ row: 6, kind: 'total', text: 'Total · 1' }],
    },
  }
  show({ [one]: { data } }, 'imp_1')
  expect(await screen.findByText('Found on sheet Graduates, with its headings in row 4.')).toBeTruthy()
  expect(screen.getByText(/^Not in the list: College Name, Course Name,? and Year/)).toBeTruthy()
  expect(screen.getByText(/Batch B/)).toBeTruthy()
  expect(screen.getByText(/^Hidden rows left out: 12/)).toBeTruthy()
  expect(screen.getByText(/^Day and month may be swapped in 5 dates/)).toBeTruthy()
  expect(screen.getByText(/Settled by 31 dates in the list/)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Not students (4)' }))
  expect(screen.getByText('Total · 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Columns' }))
  const rows = within(screen.getByRole('table', { name: 'The first rows as they will be read' }))
  expect(rows.getByText('03/04/2001')).toBeTruthy()
  expect(rows.getByText('Total')).toBeTruthy()
})

it('another sheet or another row of headings can be chosen', async () => {
  const put = 'PUT /api/student/imports/imp_1/place'
  const sheets = ['Cover', 'Graduates'].map((name) => ({ name, hidden: false, isList: false }))
  const data = { ...details, status: 'matching', sheets, columns: {}, certainty: 'unsure' }
  const { called } = show({ [one]: { data }, [put]: {} }, 'imp_1')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Graduates')
  expect(screen.getByText(/^No list of students was found here/)).toBeTruthy()
  expect(screen.queryByText(/^Found /)).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Headings in row' }), '0')
  await waitFor(() =>
    expect(called(put).map(({ body }) => body)).toEqual([{ sheet: 1 }, { sheet: 0, headingRow: 0 }]),
  )
})

it('dates that can be read in two ways are a question, and nothing is read before its answer', async () => {
  const put = 'PUT /api/student/imports/imp_1/columns'
  const dates = {
    order: null,
    settledBy: null,
    dayFirst: 0,
    monthFirst: 0,
    either: 4,
    swapped: 0,
    example: '03/04/2001',
  }
  const data = { ...details, status: 'matching', dates, problems: [], changes: [] }
  const { called } = show({ [one]: { data }, [put]: {} }, 'imp_1')
  const read = await screen.findByRole('button', { name: 'Read the list with these columns' })
  expect(read).toHaveProperty('disabled', true)
  expect(descriptionOf(read)).toBe('Choose how dates are written.')
  expect(screen.getByText(/A date such as 03\/04\/2001 can be read in two ways/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /^Month first/ }))
  await userEvent.click(read)
  await waitFor(() =>
    expect(called(put).map(({ body }) => body)).toEqual([{ columns, dateOrder: 'month-first' }]),
  )
})

it('accepted rows are shown a page at a time', async () => {
  const page = (row: number, nextAfter: number | null) => ({
    data: [{ row, effect: 'new', values: { name: `Student ${row}` } }],
    nextAfter,
  })
  const accepted = 'GET /api/student/imports/imp_1/accepted'
  const pages = [page(2, 2), page(3, null)]
  const answer = () => pages.shift()!
  show({ [one]: { data: details }, [accepted]: answer }, 'imp_1')
  await userEvent.click(await screen.findByRole('tab', { name: 'Accepted rows (992)' }))
  expect(await screen.findByText('Student 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show more rows' }))
  expect(await screen.findByText('Student 3')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more rows' })).toBeNull()
})

it('Import stands where Submit stood, and what removes the list where nothing was', async () => {
  show({ [one]: { data: { ...details, status: 'reviewing' } } }, 'imp_1')
  const start = await screen.findByRole('button', { name: 'Import' })
  expect(start).toHaveProperty('disabled', true)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.slice(-2)).toEqual(['Remove the list', 'Import'])
})
