import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendRequestsByFetch } from '../../testing/requests-by-fetch.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import UploadDialog from './upload-dialog.tsx'

const upload = 'POST /api/user/upload-certificate'
const categories = 'GET /api/user/issuers/org_1/categories'
const usual: Answers = {
  'GET /api/user/issuers': { data: [{ _id: 'org_1', organizationName: 'جامعة الخليج' }] },
  [categories]: {
    data: [
      { id: 'cat_1', name: 'Degree', fee: { leastFils: 2000, mostFils: 2000 } },
      { id: 'cat_2', name: 'Diploma', fee: null },
    ],
  },
  [upload]: { data: { _id: 'cert_1', slug: 'slug-1' } },
}

function show(answers: Answers = {}) {
  const onClose = vi.fn()
  const screens = (
    <>
      <UploadDialog onClose={onClose} />
      <Toaster />
    </>
  )
  const view = showScreen(screens, { path: '/student', at: '/student', answers: { ...usual, ...answers } })
  sendRequestsByFetch()
  return { ...view, onClose }
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

const pdf = new File(['%PDF-1.7'], 'diploma.pdf', { type: 'application/pdf' })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Upload a certificate' }))
const submit = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Upload' }))
async function choose(label: RegExp, option: string) {
  await userEvent.click((await dialog()).getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const chooseFile = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
const title = async () => (await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
async function fill() {
  chooseFile(pdf)
  await choose(/^Issuer/, 'جامعة الخليج')
  await choose(/^Certificate Type/, 'Degree')
  await userEvent.type(await title(), 'دبلوم المحاسبة')
  const date = (await dialog()).getByRole('textbox', { name: /^Date of Issue/ })
  await userEvent.type(date, '31/05/2019')
  fireEvent.blur(date)
}

it('an empty form sends nothing, and leads to the first thing that is missing', async () => {
  const { called } = show()
  await submit()
  expect(await screen.findByText('Please select a file !')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Browse for Certificate file'),
  )
  expect(called(upload)).toEqual([])
})

it('what it costs is said as soon as issuer and type are known', async () => {
  show()
  expect((await dialog()).getByRole('combobox', { name: /^Certificate Type/ })).toHaveProperty(
    'disabled',
    true,
  )
  await choose(/^Issuer/, 'جامعة الخليج')
  await choose(/^Certificate Type/, 'Degree')
  expect(await screen.findByText('Costs AED 20 if a verifier accepts it, otherwise nothing.')).toBeTruthy()
  await choose(/^Certificate Type/, 'Diploma')
  expect(screen.queryByText(/^Costs AED/)).toBeNull()
})

it('the certificate is sent with its file, and the dialog closes', async () => {
  const { called, onClose } = show()
  await fill()
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called(upload).map(({ body }) => body)).toMatchObject([
    {
      title: 'دبلوم المحاسبة',
      categoryName: 'Degree',
      issuerId: 'org_1',
      date: '2019-05-31',
      doc_url: { name: 'diploma.pdf' },
    },
  ])
})

it('a lost connection loses nothing that was typed, and the next try is the same upload', async () => {
  let tries = 0
  const { called, onClose } = show({
    [upload]: () => {
      if (++tries === 1) throw new TypeError('offline')
      return { data: { _id: 'cert_1', slug: 'slug-1' } }
    },
  })
  await fill()
  await submit()
  expect((await (await dialog()).findByRole('alert')).textContent).toBeTruthy()
  expect((await title()).value).toBe('دبلوم المحاسبة')
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [first, second] = called(upload).map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

it('what the server refuses stands at its field, which has the focus', async () => {
  const words = 'This issuer has no such type.'
  show({ [upload]: () => refusal(422, 'invalid', words, { title: words }) })
  await fill()
  await submit()
  const field = await title()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field)
  expect((await dialog()).getAllByText(words)).toHaveLength(1)
})

it.each([
  ['photo.gif', 'image/gif', 10],
  ['large.pdf', 'application/pdf', 2 * 1024 * 1024 + 1],
  ['empty.pdf', 'application/pdf', 0],
])('%s is refused before it is sent', async (name, type, bytes) => {
  const { called } = show()
  chooseFile(new File([new Uint8Array(bytes)], name, { type }))
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
  await submit()
  expect(called(upload)).toEqual([])
})

it('leaving with something typed asks first', async () => {
  const { onClose } = show()
  await userEvent.type(await title(), 'D')
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
