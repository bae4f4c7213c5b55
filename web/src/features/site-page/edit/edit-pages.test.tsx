import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import { EditPages } from './edit-pages.tsx'

const written = (text: string) => [{ language: 'en', text, changedAt: '2026-03-01T08:00:00Z' }]
const pages = ['contact', 'privacy', 'terms'].map((page) => ({
  page,
  texts: page === 'terms' ? written('Be fair.') : [],
}))

const show = (save: () => object) =>
  showScreen(<EditPages />, {
    path: '/admin/pages',
    at: '/admin/pages',
    answers: {
      'GET /api/admin/site-pages': { data: pages },
      'PUT /api/admin/site-pages/contact': save,
    },
  })
const form = (name: string) => screen.findByRole('form', { name })

it('a page is written with a preview and saved in every language; the others stay as they are', async () => {
  const { called } = show(() => ({ data: { page: 'contact', texts: written('# Visit us') } }))
  const contact = within(await form('Contact'))
  expect(contact.queryByRole('link', { name: 'Open the page' })).toBeNull()
  within(await form('Terms of use')).getByRole('link', { name: 'Open the page' })
  await userEvent.type(contact.getByRole('textbox', { name: 'Contact, in English' }), '# Visit us')
  contact.getByRole('heading', { level: 2, name: 'Visit us' })
  await userEvent.click(contact.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(called('PUT /api/admin/site-pages/contact')).toHaveLength(1))
  expect(called('PUT /api/admin/site-pages/contact')[0]?.body).toEqual({
    en: '# Visit us',
    fr: '',
    ar: '',
    ur: '',
    hi: '',
    zh: '',
  })
})

it('asks before it leaves a text that is not saved', async () => {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('userData', JSON.stringify({ role: 'admin', data: 't', userData: { _id: 'x' } }))
  const { router } = show(() => ({ data: { page: 'contact', texts: written('# Visit us') } }))
  const contact = within(await form('Contact'))
  await userEvent.type(contact.getByRole('textbox', { name: 'Contact, in English' }), '# Visit us')
  await userEvent.click(within(await form('Terms of use')).getByRole('link', { name: 'Open the page' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/admin/pages')

  await userEvent.click(contact.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(contact.queryByRole('button', { name: 'Discard changes' })).toBeNull())
  await userEvent.click(within(await form('Terms of use')).getByRole('link', { name: 'Open the page' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/terms'))
})

it('each language has a tab, which says what its readers see until there is a text', async () => {
  show(() => refusal(500, 'internal', 'Not reached'))
  const terms = within(await form('Terms of use'))
  terms.getByRole('tab', { name: 'English has a text' })
  await userEvent.click(terms.getByRole('tab', { name: 'Français' }))
  const panelSays = (form: typeof terms, words: string) =>
    expect(form.getByRole('tabpanel').textContent).toContain(words)
  panelSays(terms, 'Readers of this language see the English text until you write one.')
  const field = terms.getByRole('textbox', { name: 'Terms of use, in French' })
  expect(field.lang).toBe('fr')
  const contact = within(await form('Contact'))
  panelSays(contact, 'Nobody sees this page until you write it in at least one language.')
  await userEvent.click(contact.getByRole('tab', { name: 'اردو' }))
  await userEvent.type(contact.getByRole('textbox', { name: 'Contact, in Urdu' }), 'پتا')
  await userEvent.click(contact.getByRole('tab', { name: '简体中文' }))
  panelSays(contact, 'Readers of this language see the Urdu text until you write one.')
})

it('a refused text is shown, whatever language is open', async () => {
  show(() => refusal(422, 'invalid', 'Check the fields.', { hi: 'Not these words.' }))
  const contact = within(await form('Contact'))
  await userEvent.type(contact.getByRole('textbox', { name: 'Contact, in English' }), 'Visit us')
  await userEvent.click(contact.getByRole('button', { name: 'Save' }))
  expect(await contact.findByText('Not these words.')).toBeTruthy()
  expect(contact.getByRole('tab', { selected: true }).textContent).toBe('हिन्दी')
})

it('a link that may not be one is refused while typing, and nothing is sent', async () => {
  const { calls } = show(() => refusal(500, 'internal', 'Not reached'))
  const contact = within(await form('Contact'))
  await userEvent.click(contact.getByRole('tab', { name: 'العربية' }))
  const field = contact.getByRole('textbox', { name: 'Contact, in Arabic' })
  await userEvent.click(field)
  await userEvent.paste('[x](javascript:alert(1))')
  await contact.findByText(/A link cannot lead to “javascript:alert\(1\)”/)
  await userEvent.click(contact.getByRole('button', { name: 'Save' }))
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([])
})
