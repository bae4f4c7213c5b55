import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { StudentPage } from './student-page.tsx'

const id = 'stud_1'
const student = {
  _id: id,
  name: 'Aisha Rahman',
  universityName: 'Al Noor University',
  collegeName: 'College of Law',
  courseName: 'Law',
  year: '2025',
  rollNumber: 'R-1',
  mobileNumber: '97150123456',
  email: 'aisha@example.org',
  walletAddress: '',
  fatherName: 'Karim',
  motherName: 'Leila',
  dateOfBirth: '2001-02-03',
  createdAt: '2026-01-02T00:00:00.000Z',
  archivedAt: '',
  isErased: false,
  version: 'v1',
  invitation: { state: 'none', at: '', message: '', key: '', parameters: {} },
  noMail: { message: '', key: '', parameters: {} },
}
const certificate = sampleCertificate({
  _id: 'cert_1',
  userName: 'Aisha Raman',
  state: 'accepted',
  status: '1',
})
const answers = {
  [`GET /api/students/${id}`]: { data: student },
  [`GET /api/students/${id}/history`]: listOf([
    {
      at: '2026-01-02T10:00:00.000Z',
      action: 'student.added',
      by: 'registrar@example.org',
      certificateId: '',
      certificateTitle: '',
    },
  ]),
  'GET /get-certificate-from-db': { documents: [certificate], nextCursor: null, total: 1 },
  'GET /api/issuer-verifier-profile': {
    data: { organizationName: 'Al Noor', displayName: 'Al Noor', status: 'Approved', KYC: {} },
  },
}
const show = (more: object = {}) =>
  showScreen(<StudentPage />, {
    path: '/issuer/student-info/:studentId',
    at: `/issuer/student-info/${id}`,
    answers: { ...answers, ...more },
  })

afterEach(cleanup)

it('shows details, certificates and history, and offers a correction of another name', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Aisha Rahman' })
  await within(screen.getByRole('region', { name: 'Details' })).findByText('Karim')
  expect(await screen.findByText('Student added')).toBeTruthy()
  await screen.findByText('1 certificate has a name other than Aisha Rahman')
  expect(screen.getByRole('button', { name: `Issue a correction of ${certificate.title}` })).toBeTruthy()
})

it('an edit says what certificates keep, and is sent with the version that was read', async () => {
  const put = `PUT /api/students/${id}`
  let newest = student
  const { called } = show({
    [`GET /api/students/${id}`]: () => ({ data: newest }),
    [put]: () => {
      newest = { ...student, name: 'Aisha R', version: 'v2' }
      return { data: newest }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Aisha R')
  expect(await within(dialog).findByText(/1 certificate was created with the current name/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Aisha R' })
  expect(called(put)[0]?.body).toMatchObject({ name: 'Aisha R', version: 'v1', dateOfBirth: '2001-02-03' })
})

it('after somebody else’s change it fills in theirs, keeps what was typed, and saves with the new version', async () => {
  const put = `PUT /api/students/${id}`
  let tries = 0
  let newest = student
  const { called } = show({
    [`GET /api/students/${id}`]: () => ({ data: newest }),
    [put]: () => {
      tries += 1
      newest = { ...student, courseName: 'Tax Law', version: 'v2' }
      return tries === 1
        ? refusal(409, 'student_changed', 'Somebody else has changed this.')
        : { data: newest }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog')
  const roll = within(dialog).getByRole('textbox', { name: /^Roll Number/ })
  await userEvent.clear(roll)
  await userEvent.type(roll, 'R-2')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await within(dialog).findByText(/Their changes are filled in/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await expect.poll(() => called(put).length).toBe(2)
  expect(called(put)[1]?.body).toMatchObject({ rollNumber: 'R-2', courseName: 'Tax Law', version: 'v2' })
})

it('an archived student can only be edited and restored', async () => {
  show({ [`GET /api/students/${id}`]: { data: { ...student, archivedAt: '2026-02-03T00:00:00.000Z' } } })
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Issue certificate' })).toBe(null)
  expect(screen.queryByRole('button', { name: 'Invite' })).toBe(null)
  expect(screen.getByText(/Archived on 03\/02\/2026/)).toBeTruthy()
})

it('says that the address gets no emails, and what to do', async () => {
  show({
    [`GET /api/students/${id}`]: {
      data: {
        ...student,
        noMail: { message: 'Enter another address.', key: 'mail.address_dead', parameters: {} },
      },
    },
  })
  expect(await screen.findByText('Enter another address.')).toBeTruthy()
  expect(screen.getByText('No emails go to this address')).toBeTruthy()
})
