import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { beforeEach, expect, it, vi } from 'vitest'
import { press } from '../../../testing/press.ts'
import { sampleSettings, sampleTemplate } from '../../../testing/sample-template.ts'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { TemplatePage } from './template-page.tsx'

const preview = 'POST /api/templates/preview'
const one = 'GET /api/templates/tmpl_1'
const save = 'PUT /api/templates/tmpl_1'
const create = 'POST /api/templates'
const badge = { ...sampleSettings, design: 'course-badge' as const, qr: 'top-left' as const }
const usual: Answers = {
  'GET /api/templates/designs': {
    data: [
      { design: 'classic', settings: sampleSettings },
      { design: 'course-badge', settings: badge },
    ],
  },
  [one]: { data: sampleTemplate },
  'GET /api/student/get-student': listOf([{ _id: 'stud_1', name: 'مريم الكتبي' }]),
  [preview]: () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  [save]: { data: { ...sampleTemplate, version: 4 } },
}

const show = (id: string, answers: Answers = {}) =>
  showScreen(
    <>
      <TemplatePage />
      <Toaster />
    </>,
    {
      path: '/issuer/templates/:templateId',
      at: `/issuer/templates/${id}`,
      answers: { ...usual, ...answers },
    },
  )
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name of the template/ })
const type = async (value: string) => fireEvent.change(await name(), { target: { value } })
const sent = (calls: { body: unknown }[]) => calls.at(-1)?.body

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

it('a new template starts with the design of the address, and has an address once it is saved', async () => {
  const saved = { ...sampleTemplate, _id: 'tmpl_9', version: 1 }
  const { called, router } = show('new?design=course-badge', { [create]: { data: saved } })
  expect((await name()).value).toBe('Course badge')
  await press('Save')
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer/templates/tmpl_9'))
  expect(sent(called(create))).toEqual({ name: 'Course badge', settings: badge })
})

it('an address that names no design leads to the list of templates', async () => {
  const { router } = show('new?design=poster')
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer/templates'))
})

it('a new template whose answer was lost is created once by trying again', async () => {
  let tries = 0
  const { called } = show('new?design=course-badge', {
    [create]: () => (++tries === 1 ? refusal(503, 'busy', 'Try again.') : { data: sampleTemplate }),
  })
  await press('Save')
  expect(await screen.findByText('Try again.')).toBeTruthy()
  const button = await screen.findByRole('button', { name: 'Save' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await press('Save')
  await waitFor(() => expect(called(create)).toHaveLength(2))
  const [first, second] = called(create).map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('an unchanged template is not saved again, and the keyboard saves a changed one', async () => {
  const { called } = show('tmpl_1')
  await name()
  await press('Save')
  expect(await screen.findByText('Nothing has changed.')).toBeTruthy()
  expect(called(save)).toEqual([])
  await type('Degree')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved as version 4.')).toBeTruthy()
  expect(sent(called(save))).toEqual({ name: 'Degree', settings: sampleSettings, version: 3 })
})

it('the keyboard undoes and redoes, also from within a field', async () => {
  show('tmpl_1')
  await type('Degree')
  await userEvent.click(await name())
  await userEvent.keyboard('{Control>}z{/Control}')
  expect((await name()).value).toBe('Diploma')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect((await name()).value).toBe('Degree')
})

it('a template without a name is not sent', async () => {
  const { called } = show('tmpl_1')
  await type(' ')
  await press('Save')
  expect(await screen.findByText('Give the template a name.')).toBeTruthy()
  await type('Degree')
  expect(screen.queryByText('Give the template a name.')).toBeNull()
  expect(called(save)).toEqual([])
})

it('an older version becomes the newest again, and the editor shows it', async () => {
  const restore = 'POST /api/templates/tmpl_1/versions/1/restore'
  const versions = [3, 2, 1].map((version) => ({ version, createdAt: '2026-06-30T08:00:00Z', used: 0 }))
  const { called } = show('tmpl_1', {
    'GET /api/templates/tmpl_1/versions': { data: versions },
    [restore]: { data: { ...sampleTemplate, name: 'Diploma of old', version: 4 } },
  })
  await press('Versions')
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }))
  await dialog.findByRole('button', { name: 'Restore version 2' })
  expect(dialog.queryByRole('button', { name: 'Restore version 3' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }))
  await waitFor(async () => expect((await name()).value).toBe('Diploma of old'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(called(restore)).toHaveLength(1)
})

it('after a conflict theirs can be taken: mine goes, and saving goes on from their version', async () => {
  let theirs = 3
  const { called } = show('tmpl_1', {
    [one]: () => ({
      data: { ...sampleTemplate, name: theirs === 3 ? 'Diploma' : 'Theirs', version: theirs },
    }),
    [save]: () => {
      if (theirs === 5) return { data: { ...sampleTemplate, version: 6 } }
      theirs = 5
      return refusal(409, 'template_changed', 'Somebody else saved this template.')
    },
  })
  await type('Mine')
  await press('Save')
  await press('Discard mine')
  await waitFor(async () => expect((await name()).value).toBe('Theirs'))
  await type('Ours')
  await press('Save')
  await waitFor(() => expect(called(save)).toHaveLength(2))
  expect(sent(called(save))).toMatchObject({ name: 'Ours', version: 5 })
})

it('when the other version cannot be fetched, my draft stays and the reason is shown', async () => {
  let isConflict = false
  show('tmpl_1', {
    [one]: () => (isConflict ? refusal(503, 'busy', 'Later.') : { data: sampleTemplate }),
    [save]: () => {
      isConflict = true
      return refusal(409, 'template_changed', 'Somebody else saved this template.')
    },
  })
  await type('Mine')
  await press('Save')
  await press('Discard mine')
  expect(await screen.findByText('Later.')).toBeTruthy()
  expect((await name()).value).toBe('Mine')
})

it('another design keeps what was set by hand, and brings the rest', async () => {
  const { called } = show('tmpl_1')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Heading' }), { target: { value: 'شهادة' } })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Design' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Course badge' }))
  await press('Save')
  await waitFor(() => expect(called(save)).toHaveLength(1))
  const texts = { ...sampleSettings.texts, heading: 'شهادة' }
  expect(sent(called(save))).toMatchObject({ settings: { design: 'course-badge', qr: 'top-left', texts } })
})

it('the preview is drawn for a student and in the state that are chosen', async () => {
  const { called } = show('tmpl_1')
  await userEvent.click(await screen.findByRole('combobox', { name: 'Shown with' }))
  await userEvent.click(await screen.findByRole('option', { name: 'مريم الكتبي' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Not verified' }))
  await waitFor(() => expect(sent(called(preview))).toMatchObject({ studentId: 'stud_1', verified: false }))
})
