import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { kept, startSession } from '../../lib/session/session.ts'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { IssuerDashboard } from './issuer-dashboard.tsx'

const profileCall = 'GET /api/issuer-verifier-profile'
const statsCall = 'GET /api/stats'
const yearsCall = 'GET /api/timeline/get-years-list'
const yearCall = (year: string) => `GET /api/timeline/get-years-certificate-list/${year}`
const profile = {
  organizationName: 'Delma College',
  displayName: 'Delma College',
  publicKey: '0x00000000000000000000000000000000000000aa',
  digitalSignature: 'signature',
  timeZone: '',
  status: 'Approved',
  KYC: { businessLicense: 'licence.pdf' },
}
const page = (title: string) => ({
  certificates: [sampleCertificate({ title })],
  nextCursor: null,
  total: 1,
})

function show(answers: Answers = {}, { at = '/issuer', memberRole = 'owner' as const as string } = {}) {
  startSession({
    role: 'issuer',
    data: 'token',
    userData: { _id: 'org_1', email: 'i@delma.example', selectedRole: 'issuer', memberRole } as never,
  })
  return showScreen(<IssuerDashboard />, {
    path: '/issuer',
    at,
    answers: {
      [profileCall]: { data: profile },
      [statsCall]: { totalCount: 1234 },
      'GET /api/student/get-total-student-count': { totalCount: 7 },
      [yearsCall]: {
        data: [
          { year: '2024', count: 12 },
          { year: '2026', count: 1222 },
        ],
      },
      [yearCall('2026')]: page('Diploma of Glass'),
      [yearCall('2024')]: page('Diploma of Clay'),
      ...answers,
    },
  })
}
const create = () => screen.findByRole('button', { name: '+ Create Certificate' })

it('on the first day, only the next step stands out', async () => {
  show({
    [statsCall]: { totalCount: 0 },
    [yearsCall]: { data: [] },
    [yearCall('2025')]: { certificates: [], nextCursor: null, total: 0 },
    'GET /api/student/get-total-student-count': { totalCount: 0 },
    'GET /api/categories/get-all': { data: [] },
    'GET /api/templates': { data: [] },
  })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  await screen.findByText('Issue your first certificate')
  const prominent = screen
    .getAllByRole('button')
    .concat(screen.getAllByRole('link'))
    .filter((one) => one.matches('.mantine-Button-root:is([data-variant=filled], :not([data-variant]))'))
    .map((one) => one.textContent)
  expect(prominent).toEqual(['Create a type'])
})

it('shows the newest year that has certificates; another year is a press away and stays chosen', async () => {
  const { router } = show()
  expect(await screen.findByText('Diploma of Glass')).toBeTruthy()
  expect(screen.getByText('1,234')).toBeTruthy()
  const years = within(screen.getByRole('tablist', { name: 'Years' })).getAllByRole('tab')
  expect(years.map((tab) => tab.textContent)).toEqual(['20261,222', '2025', '202412'])
  await userEvent.click(years[2]!)
  expect(await screen.findByText('Diploma of Clay')).toBeTruthy()
  expect(router.state.location.search).toBe('?year=2024')
  expect(kept('currentYear')).toBe('2024')
})

it.each([
  ['a waiting organisation', { ...profile, status: 'Pending' }, 'owner', /approved your organisation/],
  ['an auditor', profile, 'auditor', /role/],
])('%s is told why it cannot create', async (_, data, memberRole, why) => {
  const { router } = show({ [profileCall]: { data } }, { memberRole })
  const button = await create()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toMatch(why)
  await userEvent.click(button)
  expect(router.state.location.search).toBe('')
})

it('a suspended organisation is asked for nothing that the server would refuse', async () => {
  const { called } = show({ [profileCall]: { data: { ...profile, status: 'Suspended' } } })
  expect(await screen.findByText('Welcome, Delma College')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Total Certificates')).toBeNull())
  expect(screen.queryByRole('tablist', { name: 'Years' })).toBeNull()
  expect(called(yearsCall).length).toBeLessThanOrEqual(1)
})

it('one number that cannot be read says so and is asked for again; the rest stays', async () => {
  let fails = true
  show({ [statsCall]: () => (fails ? refusal(500, 'internal', 'Out of order.') : { totalCount: 3 }) })
  expect(await screen.findByText('Error')).toBeTruthy()
  expect(await screen.findByText('Diploma of Glass')).toBeTruthy()
  fails = false
  const card = within(screen.getByText('Total Certificates').parentElement!)
  await userEvent.click(card.getByRole('button', { name: 'Retry' }))
  expect(await card.findByText('3')).toBeTruthy()
})

it('without the profile there is only the reason and another try', async () => {
  let fails = true
  show({ [profileCall]: () => (fails ? refusal(500, 'internal', 'Out of order.') : { data: profile }) })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  expect(screen.queryByText('Total Certificates')).toBeNull()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Welcome, Delma College')).toBeTruthy()
})

it('its first certificate is led up to step by step', async () => {
  show({
    [statsCall]: { totalCount: 0 },
    'GET /api/categories/get-all': { data: [] },
    'GET /api/templates': { data: [] },
  })
  expect(await screen.findByText('Issue your first certificate')).toBeTruthy()
  expect(screen.queryByText('Needs attention')).toBeNull()
})
