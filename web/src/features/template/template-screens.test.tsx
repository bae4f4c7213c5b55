import type { TemplateSettings } from '@credenza/schema/template'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { sampleSettings, sampleTemplate } from '../../testing/sample-template.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { TemplatePage } from './editor/template-page.tsx'
import { TemplateGallery } from './template-gallery.tsx'

const settings = sampleSettings
const template = sampleTemplate
const answers: Answers = {
  'GET /api/issuer-verifier-profile': { data: { status: 'Approved', KYC: { businessLicense: 'x' } } },
  'GET /api/templates': { data: [template] },
  'GET /api/templates/designs': {
    data: [
      { design: 'classic', settings },
      { design: 'course-badge', settings: { ...settings, design: 'course-badge', qr: 'top-left' } },
    ],
  },
  'GET /api/templates/tmpl_1': { data: template },
  'GET /api/student/get-student': { data: [], nextCursor: null, total: 0 },
  'POST /api/templates/preview': () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'PUT /api/templates/tmpl_1': { data: { ...template, version: 4 } },
}
const gallery = (own: Answers = {}) =>
  showScreen(<TemplateGallery />, {
    path: '/issuer/templates',
    at: '/issuer/templates',
    answers: { ...answers, ...own },
  })
const editor = async (own: Answers = {}) => {
  const shown = showScreen(<TemplatePage />, {
    path: '/issuer/templates/:templateId',
    at: '/issuer/templates/tmpl_1',
    answers: { ...answers, ...own },
  })
  const heading = await screen.findByRole('textbox', { name: 'Heading' })
  return { ...shown, heading, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

beforeEach(() => {
  // Only a real browser loads pictures and observes their visibility.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('without templates the built-in designs are offered', async () => {
  gallery({ 'GET /api/templates': { data: [] } })
  expect(await screen.findByRole('heading', { name: 'Start from a design' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Start with Course badge' })
  expect(link.getAttribute('href')).toBe('/issuer/templates/new?design=course-badge')
})

test('a template shows its version and use, and is archived only after confirmation', async () => {
  const { called } = gallery({ 'DELETE /api/templates/tmpl_1': {} })
  expect(await screen.findByText('Version 3 · 1,200 certificates')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Archive Diploma' }))
  const dialog = await screen.findByRole('dialog', { name: 'Archive this template?' })
  expect(called('DELETE /api/templates/tmpl_1')).toHaveLength(0)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, archive' }))
  await waitFor(() => expect(called('DELETE /api/templates/tmpl_1')).toHaveLength(1))
})

test('a copy has a name that the server takes, and copying again after a failure makes one copy', async () => {
  const create = 'POST /api/templates'
  const long = { ...template, name: 'D'.repeat(95) }
  let tries = 0
  const { called } = gallery({
    'GET /api/templates': { data: [long] },
    [create]: () => (++tries === 1 ? refusal(503, 'busy', 'Later.') : { data: template }),
  })
  const duplicate = () => press(/^Duplicate D/)
  await duplicate()
  await waitFor(() => expect(called(create)).toHaveLength(1))
  await duplicate()
  await waitFor(() => expect(called(create)).toHaveLength(2))
  const [first, second] = called(create)
  expect(first!.body).toEqual({ name: `Copy of ${'D'.repeat(92)}`, settings })
  expect(second!.key).toBe(first!.key)
})

test('the server draws what is typed, and undo goes back step by step', async () => {
  const { called, heading, press } = await editor()
  // All at once, because slow typing would make several steps.
  fireEvent.change(heading, { target: { value: 'Honours' } })
  await waitFor(() => {
    const last = called('POST /api/templates/preview').at(-1)?.body as { settings: TemplateSettings }
    expect(last.settings.texts.heading).toBe('Honours')
  })
  await press('Undo')
  expect((heading as HTMLTextAreaElement).value).toBe('Certificate')
  await press('Redo')
  expect((heading as HTMLTextAreaElement).value).toBe('Honours')
})

test('a draft that cannot be drawn is reported in the server’s words', async () => {
  await editor({
    'POST /api/templates/preview': () => refusal(422, 'missing_glyph', 'No font has the character “ꙮ”.'),
  })
  expect(await screen.findByText('No font has the character “ꙮ”.')).toBeTruthy()
})

test('a placeholder is inserted at the cursor; an unknown one is not saved', async () => {
  const { called, heading, press } = await editor()
  await userEvent.clear(heading)
  await press('Insert name into Heading')
  expect((heading as HTMLTextAreaElement).value).toBe('{{name}}')
  await userEvent.type(heading, ' {{{{thesis}}')
  await press('Save')
  expect(await screen.findByText('There is no placeholder called thesis.')).toBeTruthy()
  expect(called('PUT /api/templates/tmpl_1')).toHaveLength(0)
})

test('if another person saved first nothing is lost, and my version becomes the newest on request', async () => {
  let theirs = 3
  const { called, heading, press } = await editor({
    'GET /api/templates/tmpl_1': () => ({ data: { ...template, version: theirs } }),
    'PUT /api/templates/tmpl_1': () => {
      if (theirs === 5) return { data: { ...template, version: 6 } }
      theirs = 5
      return refusal(409, 'template_changed', 'Somebody else saved this template.')
    },
  })
  await userEvent.type(heading, '!')
  await press('Save')
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved this template' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my version' }))
  await waitFor(() => expect(called('PUT /api/templates/tmpl_1')).toHaveLength(2))
  const [first, second] = called('PUT /api/templates/tmpl_1').map(
    ({ body }) => body as { version: number; settings: TemplateSettings },
  )
  expect(first?.version).toBe(3)
  expect(second?.version).toBe(5)
  expect(second?.settings.texts.heading).toBe('Certificate!')
})

test('leaving with unsaved changes asks first', async () => {
  sessionStorage.setItem('userData', JSON.stringify({ role: 'issuer', data: 't', userData: { _id: 'x' } }))
  const { heading, router } = await editor()
  await userEvent.type(heading, '!')
  void router.navigate('/issuer')
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(router.state.location.pathname).toBe('/issuer/templates/tmpl_1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/issuer'))
})
