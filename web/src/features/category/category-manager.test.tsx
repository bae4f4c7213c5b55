import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, approved, refusal, showScreen } from '../../testing/show-screen.tsx'
import { CategoryManager } from './category-manager.tsx'

const degree = { id: 'cat_1', name: 'Degree', defaultTemplateId: '', alignments: [] }
const diploma = { id: 'cat_2', name: 'شهادة دبلوم', defaultTemplateId: 'tmpl_1', alignments: [] }
const list = 'GET /api/categories/get'
const save = 'POST /api/categories/create'
const templates = { data: [{ _id: 'tmpl_1', name: 'Formal' }] }

const show = (answers: Answers = {}) =>
  showScreen(
    <>
      <CategoryManager />
      <Toaster />
    </>,
    {
      path: '/issuer/category-manager',
      at: '/issuer/category-manager',
      answers: {
        ...approved,
        [list]: { data: [degree, diploma] },
        'GET /api/templates': templates,
        ...answers,
      },
    },
  )

it('a name of spaces does nothing', async () => {
  const { called } = show()
  const field = await screen.findByLabelText('New category')
  await userEvent.type(field, '   ')
  await press('Create')
  expect(called(save)).toEqual([])
})

it('before an administrator has approved the issuer, it says so and offers no form', async () => {
  const waiting = { data: { status: 'Pending', KYC: { businessLicense: 'x' }, selectedRole: 'issuer' } }
  show({ 'GET /api/issuer-verifier-profile': waiting })
  await screen.findByText('Please wait for admin approval!')
  expect(screen.queryByLabelText('New category')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull()
})

it('a new category is sent trimmed, and the form is empty for the next one', async () => {
  const { called } = show({ [save]: { data: degree } })
  const field = await screen.findByLabelText<HTMLInputElement>('New category')
  await userEvent.type(field, ' Badge ')
  await press('Create')
  await waitFor(() => expect(field.value).toBe(''))
  expect(called(save).map(({ body }) => body)).toEqual([{ name: 'Badge' }])
  await waitFor(() => expect(called(list)).toHaveLength(2))
})

it('what fails stays typed; the next try is the same one, another category is another one', async () => {
  let tries = 0
  const { called } = show({
    [save]: () => (++tries === 1 ? refusal(500, 'internal', 'Not today.') : { data: degree }),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('New category')
  await userEvent.type(field, 'Badge')
  await press('Create')
  expect(await screen.findByText('Not today.')).toBeTruthy()
  expect(field.value).toBe('Badge')
  await press('Create')
  await waitFor(() => expect(field.value).toBe(''))
  await userEvent.type(field, 'Badge')
  await press('Create')
  await waitFor(() => expect(called(save)).toHaveLength(3))
  const [first, second, third] = called(save).map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('renaming begins with the old name, marks its row, and keeps others from being deleted', async () => {
  const { called } = show({ [save]: { data: degree } })
  await press('Edit شهادة دبلوم')
  const field = screen.getByLabelText<HTMLInputElement>('Category name')
  expect(field.value).toBe('شهادة دبلوم')
  expect(within(screen.getByRole('row', { name: /شهادة دبلوم/ })).getByText('Editing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete Degree' })).toHaveProperty('disabled', true)
  await userEvent.type(field, ' عليا')
  await press('Update')
  expect(await screen.findByLabelText('New category')).toBeTruthy()
  expect(called(save)[0]!.body).toEqual({ id: 'cat_2', name: 'شهادة دبلوم عليا' })
})

it('another row can be edited instead, and a cancelled one leaves nothing behind', async () => {
  show()
  await press('Edit شهادة دبلوم')
  await press('Edit Degree')
  expect(screen.getByLabelText<HTMLInputElement>('Category name').value).toBe('Degree')
  await press('Cancel')
  expect(screen.getByLabelText<HTMLInputElement>('New category').value).toBe('')
})

it('a deletion is asked about by name, and one that is refused says why', async () => {
  const remove = 'DELETE /api/categories/delete/cat_1'
  const { called } = show({ [remove]: () => refusal(409, 'in_use', 'Certificates have this category.') })
  await press('Delete Degree')
  const dialog = await screen.findByRole('dialog', { name: 'Delete category' })
  expect(dialog.textContent).toContain('Degree')
  expect(called(remove)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }))
  expect(await screen.findByText('Certificates have this category.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('row', { name: /Degree/ })).toBeTruthy()
})

it('a default template is saved with the name that the category has', async () => {
  const { called } = show({ [save]: { data: degree } })
  const select = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Default template of Degree' })
  await waitFor(() => expect(select.disabled).toBe(false))
  expect(select.value).toBe('Standard design')
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: 'Formal' }))
  expect(await screen.findByText('Default template saved.')).toBeTruthy()
  expect(called(save)[0]!.body).toEqual({ id: 'cat_1', name: 'Degree', defaultTemplateId: 'tmpl_1' })
})

it('a list that could not be read can be asked for again', async () => {
  let tries = 0
  show({ [list]: () => (++tries === 1 ? refusal(500, 'internal', 'Not today.') : { data: [degree] }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Not today.')
  await press('Retry')
  expect(await screen.findByRole('row', { name: /Degree/ })).toBeTruthy()
})
