import type { DeliverySettings } from '@credenza/schema/delivery'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { MailForm } from './mail-form.tsx'

const other = { subject: 'A', body: '{{link}}' }
const settings: Required<DeliverySettings> = {
  onAcceptance: true,
  remindBeforeExpiry: false,
  language: 'en',
  attachPdf: true,
  en: { subject: 'Your certificate', body: 'Here: {{link}}' },
  ar: { subject: 'شهادتك', body: 'هنا: {{link}}' },
  fr: other,
  ur: other,
  hi: other,
  zh: other,
}
const save = 'PUT /api/delivery/settings'
const preview = 'POST /api/delivery/preview'

const show = (answers: Answers = {}, isLocked = false) =>
  showScreen(<MailForm settings={settings} isLocked={isLocked} />, {
    path: '/issuer/delivery',
    at: '/issuer/delivery',
    answers: {
      [preview]: { data: { subject: 'As it reads', html: '<p>…</p>', text: '…' } },
      [save]: { data: settings },
      ...answers,
    },
  })
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' })
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
/** The form notices a change only a moment later. */
const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('button', { name }))
}
const edit = (language: string) => userEvent.selectOptions(screen.getAllByRole('combobox').at(-1)!, language)

it('both languages are edited side by side, and saved together', async () => {
  const { called } = show()
  type(subject(), 'For you')
  await edit('العربية')
  expect(subject().value).toBe('شهادتك')
  expect(subject().closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  type(subject(), 'شهادتك الجديدة')
  await edit('English')
  expect(subject().value).toBe('For you')
  await press('Save changes')
  await waitFor(() => expect(called(save)).toHaveLength(1))
  expect(called(save)[0]!.body).toEqual({
    ...settings,
    en: { ...settings.en, subject: 'For you' },
    ar: { ...settings.ar, subject: 'شهادتك الجديدة' },
  })
})

it('a fault in the text that is not shown leads to it', async () => {
  const { called } = show()
  await edit('العربية')
  type(body(), 'بلا رابط')
  await edit('English')
  await press('Save changes')
  await waitFor(() => expect(body().value).toBe('بلا رابط'))
  await waitFor(() => expect(body().getAttribute('aria-invalid')).toBe('true'))
  expect(called(save)).toEqual([])
})

it('the link cannot stand in a subject, which a locked screen shows', async () => {
  const { called } = show()
  type(subject(), 'Open {{link}}')
  expect(await screen.findByText(/\{\{link\}\} cannot be used here/)).toBeTruthy()
  await press('Save changes')
  expect(called(save)).toEqual([])
})

it('what cannot be saved stays typed, with the reason', async () => {
  show({ [save]: () => refusal(500, 'internal', 'Not today.') })
  type(subject(), 'For you')
  await press('Save changes')
  expect((await screen.findByRole('alert')).textContent).toBe('Not today.')
  expect(subject().value).toBe('For you')
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false)
})

it('changes can be discarded, and then there is nothing to save', async () => {
  show()
  type(subject(), 'For you')
  await press('Discard changes')
  expect(subject().value).toBe('Your certificate')
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
})

it('the preview waits while the text cannot be sent, and goes on once it can', async () => {
  const { called } = show()
  await waitFor(() => expect(called(preview)).toHaveLength(1))
  type(body(), 'No link')
  expect(await screen.findByText('The preview updates once the text is complete.')).toBeTruthy()
  type(body(), 'With one: {{link}}')
  await waitFor(() => expect(called(preview)).toHaveLength(2))
  expect(called(preview)[1]!.body).toEqual({
    language: 'en',
    subject: 'Your certificate',
    body: 'With one: {{link}}',
  })
})

it('before the organisation is approved nothing can be changed', async () => {
  show({}, true)
  expect(subject().closest('fieldset')!.disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
})
