import { inEnglish, type SentenceKey } from '@credenza/schema/sentences/english'
import type { StudentImportDetails } from '@credenza/schema/student-import'
import type { Page } from '@playwright/test'
import type { Say } from '../words.ts'
import { answering } from './answering.ts'
import { dialog, press, type Screen, text } from './screen.ts'

const values = {
  name: 'مريم بنت راشد الكتبي',
  rollNumber: '0012001',
  email: 'maryam@students.example',
  year: '2026',
  dateOfBirth: '2003-04-23',
}
const row = (number: number, facts: object = {}) => ({
  row: number,
  aside: null,
  values,
  problems: [],
  ...facts,
})
const error = (
  row: number,
  column: string,
  cell: string,
  key: SentenceKey,
  parameters: Record<string, string | number>,
) => ({
  row,
  column,
  cell,
  reason: inEnglish({ key, parameters }),
  key,
  parameters,
})
const read: StudentImportDetails = {
  id: 'imp_1',
  fileName: 'Graduation list 2026.xlsx',
  createdAt: '2026-11-20T08:00:00Z',
  status: 'ready',
  rowsRead: 308,
  lastRow: 308,
  created: 292,
  changed: 3,
  unchanged: 2,
  failed: 3,
  updateExisting: false,
  undoUntil: '',
  present: 0,
  message: '',
  key: '',
  parameters: {},
  sheets: [
    { name: 'Cover', hidden: false, isList: false },
    { name: 'Graduates', hidden: false, isList: true },
  ],
  sheet: 1,
  headingRow: 4,
  headingLines: 1,
  certainty: 'certain',
  doubts: [],
  topRows: [
    { row: 1, text: 'Graduation list, June 2026' },
    { row: 4, text: 'Roll Number · Student Name · Date of Birth · Class of · Email' },
  ],
  header: ['Roll Number', 'Student Name', 'Date of Birth', 'Class of', 'Email'],
  firstRows: [['0012001', values.name, '23 April 2003', '2026', values.email]],
  rowsAsRead: [
    row(5),
    row(6, { values: { ...values, name: '陈思远' } }),
    row(7, { aside: 'blank', values: {} }),
  ],
  columns: { rollNumber: 0, name: 1, dateOfBirth: 2, year: 3, email: 4 },
  dates: {
    order: 'day-first',
    settledBy: 'column',
    dayFirst: 180,
    monthFirst: 0,
    either: 117,
    swapped: 0,
    example: '03/04/2003',
  },
  problems: [
    {
      kind: 'repeated',
      rows: 2,
      errors: [
        error(41, 'Roll Number', '0012012', 'invalid.roll_number_repeated', { row: 12 }),
        error(97, 'Email', values.email, 'invalid.email_repeated', { row: 12 }),
      ],
    },
    { kind: 'missing', rows: 1, errors: [error(120, 'Email', '', 'invalid.required', { field: 'email' })] },
  ],
  changes: [],
  asides: {
    blank: 6,
    heading: 0,
    total: 1,
    note: 0,
    hidden: 0,
    first: [{ row: 308, kind: 'total', text: 'Total 300' }],
  },
}
const doubtful: StudentImportDetails = {
  ...read,
  certainty: 'likely',
  header: [...read.header, 'Name (Arabic) الاسم'],
  doubts: [
    { field: 'name', column: 1, why: 'rivals', rivals: [5] },
    { field: 'year', column: 3, why: 'heading', rivals: [] },
  ],
  dates: read.dates && { ...read.dates, swapped: 12 },
  asides: { ...read.asides, hidden: 4 },
}
const unsure: StudentImportDetails = {
  ...read,
  status: 'matching',
  certainty: 'unsure',
  headingRow: 0,
  columns: {},
  rowsAsRead: [],
  dates: null,
  problems: [],
}
const importing = (name: string, found: StudentImportDetails, shows: Screen['shows']): Screen => ({
  name: `Data Upload, ${name}`,
  who: 'issuer',
  path: '/issuer/student-info?import=imp_1',
  prepare: answering({ '/api/student/imports/imp_1': found }),
  shows,
})

const chooseAll = async (page: Page, say: Say) =>
  page.getByRole('checkbox', { name: say('Select all rows shown') }).check()
const withAll = (name: string, act: string, title: string): Screen => ({
  name: `student list, ${name}`,
  who: 'issuer',
  path: '/issuer/student-info',
  open: async (page, say) => {
    await chooseAll(page, say)
    await page.getByRole('button', { name: say(act), exact: true }).click()
  },
  shows: dialog(title),
})

const stays = (key: SentenceKey, count: number) => ({
  error: 'student_in_use',
  key,
  parameters: {},
  message: inEnglish({ key, parameters: {} }),
  count,
})
const undoing: Screen = {
  name: 'Data Upload, undoing',
  who: 'issuer',
  path: '/issuer/student-info?import=imp_1',
  prepare: async (page) => {
    const undoUntil = new Date(Date.now() + 9 * 60_000).toISOString()
    const ended = { status: 'done', failed: 0, problems: [], updateExisting: true, present: 292, undoUntil }
    const refused = [stays('student_in_use', 2), stays('student_in_use.changed', 1)]
    await answering({
      '/api/student/imports/imp_1': { ...read, ...ended },
      '/api/batches/preview': { total: 292, willChange: 289, refused, quote: null },
    })(page)
  },
  open: press('Undo the import of …, available for …'),
  shows: (page, say) => dialog('Undo this import?')(page, say).getByRole('listitem').first(),
}

/** What a registrar does with lists of students, and with a single student. */
export const studentScreens: Screen[] = [
  importing('the list as it was read', read, text('Download rows with errors')),
  importing('to look at first', doubtful, text('Download rows with errors')),
  importing('no list found', unsure, text('Sheet')),
  undoing,
  {
    name: 'student list, some chosen',
    who: 'issuer',
    path: '/issuer/student-info',
    open: chooseAll,
    shows: (page, say) => page.getByRole('button', { name: say('Archive') }),
  },
  withAll('editing', 'Edit', 'Edit … students?'),
  withAll('inviting', 'Invite', 'Invite … students?'),
  withAll('archiving', 'Archive', 'Archive … students?'),
  withAll('exporting', 'Export', 'Export … students?'),
  {
    name: 'student, editing',
    who: 'issuer',
    path: '/issuer/student-info',
    open: async (page, say) => {
      await page.getByRole('table').getByRole('link').first().click()
      await press('Edit')(page, say)
    },
    shows: dialog('Edit …'),
  },
]
