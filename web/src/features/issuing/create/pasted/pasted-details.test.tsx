import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { showScreen } from '../../../../testing/show-screen.tsx'
import { PastedDetails } from './pasted-details.tsx'
import type { Pasted } from './use-pasted.ts'

function Details() {
  const [pasted, setPasted] = useState<Pasted>({ text: '', chosen: new Set() })
  return <PastedDetails pasted={pasted} onChange={setPasted} matched={undefined} count={1} />
}

const rows = () => screen.getByLabelText<HTMLTextAreaElement>('Rows of your spreadsheet')
const answer = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button))

it('takes the grades of an archive, and asks before they replace pasted rows', async () => {
  showScreen(<Details />, {
    path: '/issuer',
    at: '/issuer',
    answers: { 'POST /api/student/roster-grades': { rows: [['Email', 'Title']] } },
  })
  const choose = () =>
    userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['zip'], 'roster.zip'),
    )
  await answer('Give each recipient their own title, grade or other details')
  await choose()
  await waitFor(() => expect(rows().value).toBe('Email\tTitle'))

  await userEvent.type(rows(), ' and more')
  await choose()
  await answer('Cancel')
  expect(rows().value).toBe('Email\tTitle and more')
  await choose()
  await answer('Replace the rows')
  await waitFor(() => expect(rows().value).toBe('Email\tTitle'))
})
