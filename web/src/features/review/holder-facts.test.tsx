import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import { HolderFacts } from './holder-facts.tsx'

const call = 'GET /api/review/requests/cert_1/holder'
const student = {
  rollNumber: '002017',
  courseName: 'Bridges',
  year: '2025',
  collegeName: '',
  dateOfBirth: '2001-02-03',
}
const show = (answer: object) =>
  showScreen(<HolderFacts certificateId="cert_1" />, { path: '/', at: '/', answers: { [call]: answer } })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows what the issuer keeps; what it does not keep has no label', async () => {
  show({ data: { student, namesakes: [], earlier: [] } })
  expect((await screen.findByText('Roll number')).nextElementSibling?.textContent).toBe('002017')
  expect(screen.getByText('Date of birth').nextElementSibling?.textContent).toBe('03/02/2001')
  expect(screen.queryByText('College')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('warns of namesakes and tells them apart', async () => {
  const namesake = { rollNumber: '001930', courseName: 'Law', year: '2019' }
  show({ data: { student, namesakes: [namesake], earlier: [] } })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Other students of this issuer have the same name')).toBeTruthy()
  expect(alert.getByRole('listitem').textContent).toBe('Roll number 001930Law2019')
})

it('leads to earlier certificates, each with its date and state', async () => {
  const earlier = {
    _id: 'cert_0',
    title: 'Diploma of Tin',
    date: '2024-05-31',
    state: 'revoked',
    validUntil: '',
  }
  show({ data: { student: null, namesakes: [], earlier: [earlier] } })
  const section = within(await screen.findByRole('region', { name: 'Earlier certificates from this issuer' }))
  expect(section.getByRole('link', { name: 'Diploma of Tin' }).getAttribute('href')).toBe(
    '/certificate/cert_0',
  )
  expect(section.getByText('31/05/2024')).toBeTruthy()
  expect(section.getByText('Revoked')).toBeTruthy()
  expect(screen.getByText('The issuer keeps no record of this student.')).toBeTruthy()
})

it('says why it could not be read, and offers a retry', async () => {
  show(refusal(500, 'internal', 'Not today.'))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/Not today\./)).toBeTruthy()
  expect(alert.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
