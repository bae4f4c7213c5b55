import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { ImageField } from './image-field.tsx'

const upload = 'POST /api/templates/images'
const stored = () => new Response('png', { headers: { 'content-type': 'image/png' } })

function Form({ first }: { first: string }) {
  const [imageId, setImageId] = useState(first)
  return (
    <>
      <ImageField label="Seal" imageId={imageId} onChange={setImageId} />
      <output>{imageId}</output>
    </>
  )
}
const show = (first: string, answers: Answers = {}) =>
  showScreen(<Form first={first} />, {
    path: '/',
    at: '/',
    answers: {
      'GET /api/templates/images/img_1': stored,
      'GET /api/templates/images/img_2': stored,
      ...answers,
    },
  })
const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file, {
    applyAccept: false,
  })
const picture = (bytes = 10) => new File([new Uint8Array(bytes)], 'seal.png', { type: 'image/png' })
const imageId = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

it('an uploaded picture is shown and can be replaced', async () => {
  const { called } = show('img_1', { [upload]: { data: { _id: 'img_2' } } })
  expect(await screen.findByRole('img', { name: 'Seal' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Replace Seal' })).toBeTruthy()
  await choose(picture())
  await waitFor(() => expect(imageId()).toBe('img_2'))
  expect(called(upload)[0]!.body).toMatchObject({ doc_url: { name: 'seal.png' } })
})

it.each([
  [
    'of another kind',
    new File(['%PDF'], 'seal.pdf', { type: 'application/pdf' }),
    'Choose a PNG, JPG or SVG file.',
  ],
  ['over 1 MB', picture(1024 * 1024 + 1), 'The file is larger than 1 MB.'],
])('a file %s is refused before it is sent, and the picture stays', async (_, file, fault) => {
  const { called } = show('img_1', { [upload]: { data: { _id: 'img_2' } } })
  await choose(file)
  expect((await screen.findByRole('alert')).textContent).toBe(fault)
  expect(called(upload)).toEqual([])
  expect(imageId()).toBe('img_1')
})

it('exactly 1 MB is taken', async () => {
  show('', { [upload]: { data: { _id: 'img_2' } } })
  await choose(picture(1024 * 1024))
  await waitFor(() => expect(imageId()).toBe('img_2'))
})

it('what the server refuses is said, and the same file can be chosen again', async () => {
  let tries = 0
  show('', {
    [upload]: () =>
      ++tries === 1 ? refusal(422, 'bad_image', 'It holds a script.') : { data: { _id: 'img_2' } },
  })
  await choose(picture())
  expect((await screen.findByRole('alert')).textContent).toBe('It holds a script.')
  await choose(picture())
  await waitFor(() => expect(imageId()).toBe('img_2'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('removing a picture leaves the focus on the button that chooses another', async () => {
  show('img_1')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Seal' }))
  expect(imageId()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file: Seal' }))
})
