import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, refusal, showScreen } from '../../../../testing/show-screen.tsx'
import { RosterGrades } from './roster-grades.tsx'

const path = '/api/student/roster-grades'

function show(answer: Answers[string]) {
  const onRead = vi.fn()
  const shown = showScreen(<RosterGrades onRead={onRead} />, {
    path: '/issuer/certificates',
    at: '/issuer/certificates',
    answers: { [`POST ${path}`]: answer },
  })
  const archive = new File(['zip'], 'roster.zip')
  const choose = () =>
    userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, archive)
  return { ...shown, onRead, choose }
}

it('gives the grades of an archive as rows that can be pasted, each cell in one line', async () => {
  const rows = [
    ['Roll Number', 'Course title'],
    ['0042', 'Statics\tand\nroads'],
  ]
  const { onRead, choose } = show({ rows })
  await choose()
  await waitFor(() =>
    expect(onRead).toHaveBeenCalledWith('Roll Number\tCourse title\n0042\tStatics and roads'),
  )
})

it('says what is wrong with an archive', async () => {
  const { onRead, choose } = show(() => refusal(422, 'invalid', 'No final grades were found.'))
  await choose()
  expect((await screen.findByRole('alert')).textContent).toBe('No final grades were found.')
  expect(onRead).not.toHaveBeenCalled()
})

it('reads the same archive again', async () => {
  const { called, choose } = show(() => refusal(503, 'unavailable', 'Not now.'))
  await choose()
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
  await choose()
  await waitFor(() => expect(called(`POST ${path}`)).toHaveLength(2))
})
