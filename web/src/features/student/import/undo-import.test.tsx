import type { StudentImport } from '@credenza/schema/student-import'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast'
import { afterEach, expect, it, vi } from 'vitest'
import { listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { AddedStudents } from './added-students.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportNotice } from './import-notice.tsx'
import { UndoImport } from './undo-import.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const found: StudentImport = {
  id: 'imp_1',
  fileName: 'wrong.xlsx',
  createdAt: '2026-11-21T08:00:00Z',
  status: 'done',
  rowsRead: 3001,
  lastRow: 3001,
  created: 3000,
  changed: 12,
  unchanged: 0,
  failed: 0,
  updateExisting: true,
  undoUntil: inMinutes(9),
  message: '',
  key: '',
  parameters: {},
}
const previewCall = 'POST /api/batches/preview'
const impact = (facts: object = {}) => ({
  data: { total: 3000, willChange: 3000, refused: [], quote: null, ...facts },
})
const kept = [
  { key: 'student_in_use', error: 'student_in_use', message: 'Has certificates.', parameters: {}, count: 40 },
  {
    key: 'student_in_use.changed',
    error: 'student_in_use',
    message: 'Changed, invited or archived since.',
    parameters: {},
    count: 1,
  },
]
const path = '/issuer/student-info'

function show(answers: Parameters<typeof showScreen>[1]['answers'] = {}, facts: Partial<StudentImport> = {}) {
  const view = <UndoImport found={{ ...found, ...facts }} />
  return showScreen(view, { path, at: path, answers: { [previewCall]: impact(), ...answers } })
}
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Undo the import of wrong\.xlsx/ }))
  return within(await screen.findByRole('dialog', { name: 'Undo this import?' }))
}

afterEach(() => {
  cleanup()
  toast.remove()
  vi.unstubAllGlobals()
})

it('says exactly what would be deleted, what stays and why, and that updated students stay as they are', async () => {
  const { called } = show({ [previewCall]: impact({ willChange: 2959, refused: kept }) })
  const dialog = await ask()
  expect(await dialog.findByText('2,959 of the 3,000 students that it added will be deleted.')).toBeTruthy()
  expect(dialog.getByText('40 stay: Has certificates.')).toBeTruthy()
  expect(dialog.getByText('1 stays: Changed, invited or archived since.')).toBeTruthy()
  expect(dialog.getByText('12 students were only updated and stay as they are.')).toBeTruthy()
  expect(called(previewCall)[0]!.body).toEqual({ kind: 'undo-import', importId: 'imp_1' })
})

it('does not speak of updated students if the list updated none', async () => {
  show({}, { updateExisting: false })
  const dialog = await ask()
  expect(await dialog.findByText('All 3,000 students that it added will be deleted.')).toBeTruthy()
  expect(dialog.queryByText(/only updated/)).toBeNull()
})

it('starts the undo once, and closes', async () => {
  const startCall = 'POST /api/batches'
  const { called } = show({ [startCall]: { data: { _id: 'batch_1', state: 'waiting' } } })
  const dialog = await ask()
  await dialog.findByText(/^All 3,000/)
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, undo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(startCall).map(({ body }) => body)).toEqual([{ kind: 'undo-import', importId: 'imp_1' }])
})

it('offers nothing where every student is in use, or where it is too late', async () => {
  show({ [previewCall]: impact({ willChange: 0, refused: kept }) })
  let dialog = await ask()
  expect(await dialog.findByText(/^Nothing can be undone/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Yes, undo' })).toHaveProperty('disabled', true)
  cleanup()
  show({ [previewCall]: refusal(409, 'recall_ended', 'It is too late to undo this.') })
  dialog = await ask()
  expect(await dialog.findByText('It is too late to undo this.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Yes, undo' })).toHaveProperty('disabled', true)
  cleanup()
  show({}, { undoUntil: inMinutes(-1) })
  expect(screen.queryByRole('button')).toBeNull()
})

it('an import that is undone says so, instead of what it had added', () => {
  const details = { ...found, failed: 8, present: 2959 } as Parameters<typeof ImportCounts>[0]['found']
  const view = (facts: object) => <ImportCounts found={{ ...details, ...facts }} />
  showScreen(view({}), { path, at: path, answers: {} })
  expect(screen.getByText('3,000 added')).toBeTruthy()
  cleanup()
  showScreen(view({ present: 0 }), { path, at: path, answers: {} })
  expect(screen.getByRole('status').textContent).toBe('Undone')
})

it('an import that has ended leads to the students it added, and says when none are left', async () => {
  const details = { ...found, present: 2959 } as Parameters<typeof AddedStudents>[0]['found']
  const onClose = vi.fn()
  const view = (facts: object) => (
    <AddedStudents found={{ ...details, ...facts }} mayUndo={false} onClose={onClose} />
  )
  const { router } = showScreen(view({}), { path, at: path, answers: {} })
  await userEvent.click(screen.getByRole('link', { name: 'Show the 2,959 students it added' }))
  expect(router.state.location.search).toBe('?addedBy=imp_1')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  cleanup()
  showScreen(view({ present: 0 }), { path, at: path, answers: {} })
  expect(screen.getByText('None of the students it added are in your list any more.')).toBeTruthy()
  cleanup()
  showScreen(view({ created: 0, present: 0 }), { path, at: path, answers: {} })
  expect(screen.queryByText(/^None of the students/)).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('the student list offers the undo while there is time, and nothing for older imports', async () => {
  const older = { ...found, id: 'imp_0', fileName: 'older.xlsx', undoUntil: '' }
  const late = { ...found, id: 'imp_2', fileName: 'late.xlsx', undoUntil: inMinutes(-1) }
  showScreen(<ImportNotice />, {
    path,
    at: path,
    answers: { 'GET /api/student/imports': listOf([found, older, late]) },
  })
  const notice = within(await screen.findByRole('group', { name: 'wrong.xlsx' }))
  expect(notice.getByRole('button', { name: /^Undo the import of wrong\.xlsx/ })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'older.xlsx' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'late.xlsx' })).toBeNull()
})
