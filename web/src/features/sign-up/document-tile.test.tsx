import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import DocumentTile from './document-tile.tsx'

const onViewStored = vi.fn()
const stored = {
  id: 'file_1',
  kind: 'businessLicense',
  mediaType: 'application/pdf',
  bytes: 2000,
  uploadedAt: '2026-01-05T08:00:00Z',
}

function Form({ isOnFile, progress }: { isOnFile: boolean; progress: number | undefined }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <DocumentTile
      label="Business License"
      file={file}
      stored={isOnFile ? stored : undefined}
      error={undefined}
      progress={progress}
      onChange={setFile}
      onViewStored={onViewStored}
      ref={() => undefined}
    />
  )
}
const show = ({ isOnFile = false, progress = undefined as number | undefined } = {}) =>
  showScreen(<Form isOnFile={isOnFile} progress={progress} />, { path: '/', at: '/', answers: {} })
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const drop = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  onViewStored.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

it('a chosen file is named, can be looked at and removed, and the focus stays at the tile', async () => {
  show()
  drop(pdf('licence.pdf'))
  expect(await screen.findByText(/^licence\.pdf/)).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'View Business License in a new tab' })
  expect(link.getAttribute('href')).toBe('blob:x')
  await userEvent.click(await button('Remove Business License'))
  expect(screen.queryByText(/^licence\.pdf/)).toBeNull()
  expect(document.activeElement).toBe(await button('Browse for Business License'))
})

it('of two files none is taken, and what was chosen before stays', async () => {
  show()
  drop(pdf('licence.pdf'))
  await screen.findByText(/^licence\.pdf/)
  drop(pdf('a.pdf'), pdf('b.pdf'))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many files')
  expect(screen.getByText(/^licence\.pdf/)).toBeTruthy()
  drop(pdf('other.pdf'))
  expect(await screen.findByText(/^other\.pdf/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a file of another kind is handed on, for the form to say what is wrong', async () => {
  show()
  drop(new File(['x'], 'notes.docx', { type: 'application/msword' }))
  expect(await screen.findByText(/^notes\.docx/)).toBeTruthy()
})

it('what the server has can be looked at, replaced, and kept after all', async () => {
  show({ isOnFile: true })
  expect(screen.getByText('On file · Submitted 05/01/2026, 2 KB')).toBeTruthy()
  await userEvent.click(await button('View Business License in a new tab'))
  expect(onViewStored).toHaveBeenCalledOnce()
  drop(pdf('newer.pdf'))
  await screen.findByText(/^newer\.pdf/)
  await userEvent.click(await button('Keep the Business License on record'))
  expect(screen.getByText(/^On file/)).toBeTruthy()
})

it('while it is on its way nothing can be changed', async () => {
  show({ progress: 0.5 })
  drop(pdf('licence.pdf'))
  expect(await button('Browse for Business License')).toHaveProperty('disabled', true)
  expect(screen.queryByText(/^licence\.pdf/)).toBeNull()
})
