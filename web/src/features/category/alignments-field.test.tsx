import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, approved, showScreen } from '../../testing/show-screen.tsx'
import { CategoryManager } from './category-manager.tsx'

const level = {
  name: 'Level 6',
  url: 'http://data.europa.eu/snb/eqf/6',
  framework: 'European Qualifications Framework',
  code: '6',
}
const degree = { id: 'cat_1', name: 'Degree', defaultTemplateId: '', alignments: [level] }
const save = 'POST /api/categories/create'
const open = 'Add fields of study, levels or skills (optional)'

const show = (answers: Answers = {}) =>
  showScreen(<CategoryManager />, {
    path: '/issuer/category-manager',
    at: '/issuer/category-manager',
    answers: {
      ...approved,
      'GET /api/categories/get': { data: [degree] },
      'GET /api/templates': { data: [] },
      'GET /api/alignments': { data: [level], esco: 'off' },
      [save]: { data: degree },
      ...answers,
    },
  })
const bodies = (called: ReturnType<typeof showScreen>['called']) => called(save).map(({ body }) => body)

it('what is found is chosen with the keyboard, and can be removed again', async () => {
  const { called } = show()
  await userEvent.type(await screen.findByLabelText('New category'), 'Badge')
  await press(open)
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Field of study, level or skill' }),
    'level',
  )
  await screen.findByRole('option', { name: /Level 6/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const chosen = await screen.findByRole('list', { name: 'Chosen for this category' })
  expect(chosen.textContent).toContain('Level 6 · European Qualifications Framework 6')
  await press('Create')
  await waitFor(() =>
    expect(bodies(called)).toEqual([{ name: 'Badge', alignments: [{ name: level.name, url: level.url }] }]),
  )
})

it('an entry is added by address with Enter; what the server refuses is told beside the field', async () => {
  const refused = Response.json(
    {
      success: false,
      error: 'invalid',
      message: 'No.',
      fields: { 'alignments.0.url': 'Not such an address.' },
    },
    { status: 422 },
  )
  const { called } = show({ [save]: refused })
  await userEvent.type(await screen.findByLabelText('New category'), 'Badge')
  await press(open)
  await userEvent.type(await screen.findByLabelText('Address of another entry'), 'javascript:alert(1)')
  await userEvent.type(screen.getByLabelText('Its name'), 'Run{Enter}')
  expect(bodies(called)).toEqual([])
  await press('Create')
  expect(await screen.findByText(/Not such an address/)).toBeTruthy()
  expect(bodies(called)).toEqual([
    { name: 'Badge', alignments: [{ name: 'Run', url: 'javascript:alert(1)' }] },
  ])
})

it('a category shows what it corresponds to, and loses it when that is removed', async () => {
  const { called } = show()
  const row = await screen.findByRole('row', { name: /Degree/ })
  expect(within(row).getByText('Level 6')).toBeTruthy()
  await press('Edit Degree')
  await press('Remove Level 6')
  await press('Update')
  await waitFor(() => expect(bodies(called)).toEqual([{ id: 'cat_1', name: 'Degree', alignments: [] }]))
})
