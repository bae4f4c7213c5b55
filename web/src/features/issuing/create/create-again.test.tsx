import type { Profile } from '@credenza/schema/organisation-profile'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleCertificate } from '../../../testing/sample-certificate.ts'
import { type Answers, listOf, refusal, showScreen } from '../../../testing/show-screen.tsx'
import CreateAgain from './create-again.tsx'

const declined = sampleCertificate({
  _id: 'cert_1',
  state: 'declined',
  categoryName: 'Degree',
  title: 'Bridges',
  date: '2025-06-30',
  studentId: 'stud_1',
})
const student = { _id: 'stud_1', name: 'Ada Lovelace', email: 'ada@example.com', walletAddress: '' }
const usual: Answers = {
  'GET /api/user/get-certificate-by-user-url/cert_1': { data: { type: 'party', certificates: [declined] } },
  'GET /api/students/stud_1': { data: student },
  'GET /api/student/get-student': listOf([student]),
  'GET /api/student/choices': { data: { years: ['2025'], courses: ['Law'] } },
  'GET /api/categories/get-all': { data: [{ id: 'cat_1', name: 'Degree', defaultTemplateId: '' }] },
  'GET /api/templates': { data: [] },
  'GET /api/templates/designs': { data: [{ design: 'classic', settings: {} }] },
  'POST /api/batches/preview': () => refusal(500, 'internal', 'Out of order.'),
  'POST /api/templates/preview': () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}
const show = (answers: Answers = {}) =>
  showScreen(
    <CreateAgain
      profile={{ displayName: 'Arzanah Institute' } as Profile}
      certificateId="cert_1"
      onClose={() => {}}
    />,
    { path: '/issuer', at: '/issuer?again=cert_1', answers: { ...usual, ...answers } },
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('fills in what the declined certificate said, and for whom', async () => {
  show()
  expect(await screen.findByLabelText(/^Title of the Certificate/)).toHaveProperty('value', 'Bridges')
  expect(screen.getByLabelText(/^Date of Issue/)).toHaveProperty('value', '30/06/2025')
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Certificate Type/ })).toHaveProperty('value', 'Degree'),
  )
  expect(screen.getByRole('button', { name: /^Recipients/ }).textContent).toMatch(/1|Ada/)
})

it('leaves empty what cannot be read', async () => {
  show({
    'GET /api/user/get-certificate-by-user-url/cert_1': () =>
      refusal(404, 'not_found', 'Certificate not found'),
  })
  expect(await screen.findByLabelText(/^Title of the Certificate/)).toHaveProperty('value', '')
})
