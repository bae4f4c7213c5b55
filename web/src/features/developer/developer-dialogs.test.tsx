import type { Webhook } from '@credenza/schema/webhook'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import NewKeyDialog from './new-key-dialog.tsx'
import WebhookDialog from './webhook-dialog.tsx'

const makeKey = 'POST /api/api-keys'
const change = 'PUT /api/webhooks/hook_1'
const webhook: Webhook = {
  _id: 'hook_1',
  url: 'https://hooks.example/credenza',
  description: 'مكتب السجلات',
  events: ['certificate.signed', 'batch.ended'],
  enabled: true,
  createdAt: '2026-11-20T08:00:00Z',
  waiting: 0,
  lastResult: '',
  lastResultKey: '',
}
const at = { path: '/issuer/developers', at: '/issuer/developers' }

function showKey(answers: Answers) {
  const [onMade, onClose] = [vi.fn(), vi.fn()]
  const view = showScreen(<NewKeyDialog onMade={onMade} onClose={onClose} />, { ...at, answers })
  return { ...view, onMade, onClose }
}
function showWebhook(answers: Answers) {
  const [onSaved, onClose] = [vi.fn(), vi.fn()]
  const dialog = <WebhookDialog edited={webhook} onSaved={onSaved} onClose={onClose} />
  return { ...showScreen(dialog, { ...at, answers }), onSaved, onClose }
}
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))

it('a key that could not be made keeps what was chosen, and the next try is the same key', async () => {
  let tries = 0
  const { called, onMade } = showKey({
    [makeKey]: () => (++tries === 1 ? refusal(503, 'busy', 'Later.') : { data: {}, secret: 'crd_secret' }),
  })
  await userEvent.type((await dialog()).getByLabelText('Name'), 'Registrar')
  await userEvent.click((await dialog()).getByLabelText('Add and change students'))
  await press('Create key')
  expect((await (await dialog()).findByRole('alert')).textContent).toBe('Later.')
  expect((await dialog()).getByLabelText<HTMLInputElement>('Add and change students').checked).toBe(true)
  expect(onMade).not.toHaveBeenCalled()
  await press('Create key')
  expect(await screen.findByText('crd_secret')).toBeTruthy()
  const [first, second] = called(makeKey).map(({ key }) => key)
  expect(second).toBe(first)
})

it('what is wrong with a key is said at its field, once', async () => {
  const words = 'Choose at least one scope.'
  showKey({ [makeKey]: () => refusal(422, 'invalid', words, { scopes: words }) })
  await press('Create key')
  expect(await (await dialog()).findAllByText(words)).toHaveLength(1)
})

it('a webhook without events says so above them, and the first of them takes the focus', async () => {
  const words = 'Choose at least one event.'
  const asked = Promise.withResolvers<Response>()
  showWebhook({ [change]: () => asked.promise })
  await press('Select none')
  await press('Save')
  const save = (await dialog()).getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
  asked.resolve(refusal(422, 'invalid', words, { events: words }))
  const fault = await screen.findByText(words)
  const group = (await dialog()).getByRole('group', { name: 'Events' })
  expect(fault.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const [first] = within(group).getAllByRole('checkbox')
  await waitFor(() => expect(document.activeElement).toBe(first))
})

it('the focus goes to what is wrong now, and not to what was wrong before', async () => {
  const words = { name: 'Name is required', scopes: 'Choose at least one scope.' }
  let asked = Promise.withResolvers<Response>()
  showKey({ [makeKey]: () => asked.promise })
  const create = (await dialog()).getByRole('button', { name: 'Create key' })
  const refuse = async (fields: Record<string, string>) => {
    await userEvent.click(create)
    await waitFor(() => expect(create).toHaveProperty('disabled', true))
    asked.resolve(refusal(422, 'invalid', 'No.', fields))
    await waitFor(() => expect(create).toHaveProperty('disabled', false))
    asked = Promise.withResolvers<Response>()
  }
  await refuse(words)
  const name = (await dialog()).getByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.type(name, 'Registrar')
  await refuse({ scopes: words.scopes })
  const [first] = (await dialog()).getAllByRole('checkbox')
  await waitFor(() => expect(document.activeElement).toBe(first))
})

it('a key that was made stays until “Done” is pressed, which asks nothing', async () => {
  const { onClose } = showKey({ [makeKey]: { data: {}, secret: 'crd_secret' } })
  await userEvent.type((await dialog()).getByLabelText('Name'), 'Registrar')
  await press('Create key')
  await screen.findByText('crd_secret')
  await userEvent.keyboard('{Escape}')
  expect((await dialog()).queryByRole('button', { name: 'Close' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

it('what Enter in one field was refused for in another takes the focus', async () => {
  const words = 'Choose at least one event.'
  const asked = Promise.withResolvers<Response>()
  showWebhook({ [change]: () => asked.promise })
  await press('Select none')
  const address = (await dialog()).getByLabelText<HTMLInputElement>('Address')
  await userEvent.type(address, '2')
  // As Enter does in a browser; here, a button outside its form is not found.
  fireEvent.submit(address.form!)
  const save = (await dialog()).getByRole('button', { name: 'Save' })
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
  asked.resolve(refusal(422, 'invalid', words, { events: words }))
  const [first] = (await dialog()).getAllByRole('checkbox')
  await waitFor(() => expect(document.activeElement).toBe(first))
})

it('a webhook is changed as a whole, and nothing else of it is touched', async () => {
  const { called, onClose } = showWebhook({ [change]: {} })
  await userEvent.click((await dialog()).getByLabelText('A batch finished'))
  await userEvent.click((await dialog()).getByRole('switch', { name: /^Switched on/ }))
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called(change).map(({ body }) => body)).toEqual([
    { url: webhook.url, description: webhook.description, events: ['certificate.signed'], enabled: false },
  ])
})

it('a webhook that could not be saved stays open with the reason', async () => {
  const { onClose, onSaved } = showWebhook({ [change]: () => refusal(500, 'internal', 'Not today.') })
  await press('Save')
  expect((await (await dialog()).findByRole('alert')).textContent).toBe('Not today.')
  expect(onClose).not.toHaveBeenCalled()
  expect(onSaved).not.toHaveBeenCalled()
})

it('an unchanged webhook is left without a question, a changed one with', async () => {
  const { onClose } = showWebhook({})
  await dialog()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await press('Select none')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Discard' })).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})
