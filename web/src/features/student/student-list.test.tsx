import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { StudentList } from './student-list.tsx'

const list = 'GET /api/student/get-student'
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
const aisha = {
  _id: 'stud_1',
  name: 'Aisha Rahman',
  universityName: 'Al Noor University',
  collegeName: 'College of Law',
  courseName: 'Law',
  year: '2025',
  rollNumber: 'R-1',
  mobileNumber: '97150123456',
  email: 'aisha@example.org',
  walletAddress: wallet,
}
const answers = {
  [list]: listOf([aisha]),
  'GET /api/student/choices': { data: { years: ['2025', '2024'], courses: ['Law', 'Medicine'] } },
  'GET /api/student/imports': listOf([]),
}
const show = (more: object = {}, at = '/issuer/student-info') =>
  showScreen(<StudentList />, { path: '/issuer/student-info', at, answers: { ...answers, ...more } })
const lastQuery = (called: { url: URL }[]) => Object.fromEntries(called.at(-1)!.url.searchParams)

afterEach(cleanup)

it('has the columns of the specification, with only the first 16 characters of a wallet', async () => {
  show()
  const row = (await screen.findByText('Aisha Rahman')).closest('tr')!
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    '',
    'Student Name',
    'University Name',
    'College Name',
    'Course Name',
    'Year',
    'Roll Number',
    'Mobile Number',
    'Email Address',
    'Wallet Address',
  ])
  expect(within(row).getByText(wallet.slice(0, 16))).toBeTruthy()
  expect(within(row).queryByText(wallet)).toBe(null)
})

it('a heading sorts by its column, says so, and the address keeps it', async () => {
  const { called, router } = show()
  await screen.findByText('Aisha Rahman')
  const heading = () => screen.getByRole('columnheader', { name: 'Student Name' })
  expect(heading().getAttribute('aria-sort')).toBe('none')
  await userEvent.click(within(heading()).getByRole('button'))
  expect(heading().getAttribute('aria-sort')).toBe('ascending')
  expect(router.state.location.search).toBe('?sort=name')
  await userEvent.click(within(heading()).getByRole('button'))
  expect(heading().getAttribute('aria-sort')).toBe('descending')
  expect(lastQuery(called(list)).sort).toBe('-name')
  expect(screen.getByRole('columnheader', { name: 'Wallet Address' }).getAttribute('aria-sort')).toBe(null)
})

it('filters by year and course in addition to the address’s other filters', async () => {
  const { called } = show({}, '/issuer/student-info?search=aisha&sort=-year')
  await screen.findByRole('option', { name: 'Medicine' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Law')
  expect(lastQuery(called(list))).toMatchObject({
    search: 'aisha',
    sort: '-year',
    year: '2024',
    courseName: 'Law',
  })
})

it('says how many match, and if there are more than were counted', async () => {
  show({ [list]: { data: [aisha], nextCursor: null, total: 1000, totalIsExact: false } })
  await screen.findByText('Aisha Rahman')
  expect(screen.getByRole('status').textContent).toBe('1,000+ results')
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')
})

it('choosing rows shows their bar in the line of the number, so that the table stays where it is', async () => {
  show({ [list]: { data: [aisha], nextCursor: null, total: 1, totalIsExact: true } })
  await screen.findByText('Aisha Rahman')
  const line = screen.getByText('1 result').parentElement
  await userEvent.click(screen.getByRole('checkbox', { name: /Aisha Rahman/ }))
  const bar = await screen.findByRole('group', { name: 'Selected students' })
  expect(line?.contains(bar)).toBe(true)
  expect(screen.queryByText('1 result')).toBe(null)
})

it('names the exact number of students before an act on more than were counted', async () => {
  show({
    [list]: { data: [aisha], nextCursor: null, total: 1000, totalIsExact: false },
    'POST /api/batches/preview': { data: { total: 2959, willChange: 2959, refused: [], quote: null } },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aisha Rahman/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 1,000+ that match' }))
  expect(screen.getByText('1,000+ selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2,959 students?' }))
  expect(dialog.getByRole('button', { name: 'Archive' })).toHaveProperty('disabled', false)
})

it('does not start an act on students that could not be counted', async () => {
  show({
    [list]: { data: [aisha], nextCursor: null, total: 1000, totalIsExact: false },
    'POST /api/batches/preview': () => refusal(500, 'internal', 'Out of order.'),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aisha Rahman/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 1,000+ that match' }))
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive 1,000+ students?' }))
  expect(await dialog.findByText('Out of order.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Archive' })).toHaveProperty('disabled', true)
})

it('shows ten skeleton rows, an error with a retry button, and an empty result', async () => {
  const loading = show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
  loading.unmount()
  let answer: object = refusal(500, 'internal', 'Something went wrong!')
  show({ [list]: () => answer })
  expect((await screen.findByRole('alert')).textContent).toContain('Error fetching data')
  answer = listOf([])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No Data Found')).toBeTruthy()
})

it('offers to clear the search and the filters that leave nothing', async () => {
  const { router } = show({ [list]: listOf([]) }, '/issuer/student-info?search=nobody&year=2024&sort=-year')
  await screen.findByText('No Data Found')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(router.state.location.search).toBe('?sort=-year')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Student Information List' }))
  await screen.findByText('No Data Found')
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
})

it('gives the chosen students the details that are ticked, and clears the empty ones', async () => {
  const batch = {
    _id: 'batch_1',
    kind: 'edit-students',
    state: 'done',
    total: 1,
    done: 1,
    failed: 0,
    skipped: 0,
    endedAt: '2026-06-30T00:00:00.000Z',
  }
  const { called } = show({
    'POST /api/batches': { data: batch },
    'GET /api/batches/batch_1': { data: batch },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aisha Rahman/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit 1 student?' })
  const save = within(dialog).getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Course Name' }))
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Course Name' }), 'Bachelor of Laws')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Year' }))
  expect(within(dialog).getByText('Leave it empty to clear it for all of them.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'College Name' }))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'College Name' }))
  await userEvent.click(save)
  expect(called('POST /api/batches')[0]?.body).toEqual({
    kind: 'edit-students',
    students: { ids: ['stud_1'] },
    details: { courseName: 'Bachelor of Laws', year: '' },
  })
})

it('shows only what an import added if the address says so, until the filter is removed', async () => {
  const { called, router } = show(
    { 'GET /api/student/imports/imp_1': { data: { fileName: 'wrong.xlsx', problems: [], rowsAsRead: [] } } },
    '/issuer/student-info?addedBy=imp_1&year=2025',
  )
  const chip = await screen.findByRole('button', { name: 'Added by wrong.xlsx: remove this filter' })
  expect(lastQuery(called(list))).toMatchObject({ addedBy: 'imp_1', year: '2025' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
  await userEvent.click(chip)
  expect(router.state.location.search).toBe('?year=2025')
  await screen.findByText('Aisha Rahman')
  expect(lastQuery(called(list)).addedBy).toBe(undefined)
  expect(screen.queryByRole('button', { name: /remove this filter/ })).toBe(null)
})
