import type { Attachment } from '@credenza/schema/attachment'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it } from 'vitest'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import LentAttachments from './lent-attachments.tsx'
import { ReceivedAttachments } from './received-attachments.tsx'

const ministry = { _id: 'org_1', organizationName: 'Ministry' }
const file: Attachment = {
  _id: 'att_1',
  name: 'Transcript.pdf',
  mediaType: 'image/png',
  bytes: 1_400_000,
  author: 'Laila',
  verifier: ministry,
  at: '2026-01-05T08:00:00Z',
}
const list = 'GET /api/review/requests/cert_1/attachments'
const add = 'POST /api/review/requests/cert_1/attachments'
const verifiers = 'GET /api/review/requests/cert_1/verifiers'

const show = (element: React.ReactElement, answers: Answers) =>
  showScreen(
    <>
      {element}
      <Toaster />
    </>,
    { path: '/', at: '/', answers },
  )
const lent = (answers: Answers, isPending = true) =>
  show(<LentAttachments certificateId="cert_1" isPending={isPending} />, {
    [verifiers]: { data: [ministry], nextCursor: null, total: 1 },
    ...answers,
  })
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

it('a verifier reads name, size, who added it and when, and opens it in its place', async () => {
  show(<ReceivedAttachments certificateId="cert_1" />, {
    [list]: { data: [file] },
    'GET /api/review/attachments/att_1': () =>
      new Response(new Blob(['picture'], { type: 'image/png' }), {
        headers: { 'content-type': 'image/png' },
      }),
  })
  expect((await screen.findByRole('listitem')).textContent).toMatch(/Transcript\.pdf.*1\.4 MB.*Laila/)
  expect(screen.queryByText(/For Ministry/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open Transcript.pdf' }))
  expect(await screen.findByRole('img')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close Transcript.pdf', expanded: true })).toBeTruthy()
})

it('a verifier who was lent nothing sees nothing', async () => {
  const { called } = show(<ReceivedAttachments certificateId="cert_1" />, { [list]: { data: [] } })
  await waitFor(() => expect(called(list)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

it('an issuer adds files for the only verifier; one that is refused stays chosen, with the reason', async () => {
  let calls = 0
  const { called } = lent({
    [list]: { data: [] },
    [add]: () => (++calls === 1 ? { data: file } : refusal(422, 'invalid', 'Ten files at most.')),
  })
  await waitFor(() => expect(screen.getByDisplayValue('Ministry')).toBeTruthy())
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf')])
  await userEvent.click(screen.getByRole('button', { name: 'Add files' }))
  expect(await screen.findByText('Ten files at most.')).toBeTruthy()
  expect(called(add).map(({ body }) => (body as { verifierId: string }).verifierId)).toEqual([
    'org_1',
    'org_1',
  ])
  expect(screen.queryByText(/a\.pdf/)).toBeNull()
  expect(screen.getByText(/b\.pdf/)).toBeTruthy()
})

it('after the decision an issuer can delete files and add none', async () => {
  const { called } = lent({ [list]: { data: [file] }, 'DELETE /api/review/attachments/att_1': {} }, false)
  expect(await screen.findByText(/no more files can be added/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Transcript.pdf' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(called('DELETE /api/review/attachments/att_1')).toHaveLength(1))
})
