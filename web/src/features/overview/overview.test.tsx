import type { Overview as Data } from '@credenza/schema/overview'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { press } from '../../testing/press.ts'
import { refusal, showScreen } from '../../testing/show-screen.tsx'
import Attention from './attention.tsx'
import MonthsChart from './months-chart.tsx'

const overviewCall = 'GET /api/issuer/overview'
const quiet = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  created: 0,
  signed: 0,
  accepted: 0,
}))
const nothing: Data = {
  approvals: 0,
  unsigned: [],
  declined: { count: 0, newest: [] },
  failedMails: 0,
  correctionRequests: 0,
  imports: [],
  months: quiet,
}
const show = (answer: object | (() => object)) =>
  showScreen(
    <>
      <Attention />
      <MonthsChart />
    </>,
    { path: '/issuer', at: '/issuer', answers: { [overviewCall]: answer } },
  )

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('lists what waits, each item with a link to handle it', async () => {
  const declined = {
    _id: 'cert_1',
    title: 'Bridges',
    userName: 'Aisha Rahman',
    reason: 'Not on our list',
    decidedAt: '2026-11-01T10:00:00Z',
  }
  show({
    data: {
      ...nothing,
      unsigned: ['2026', '2025', '2024', '2023', '2022'].map((year) => ({ year, count: 1200 })),
      declined: { count: 1, newest: [declined] },
      approvals: 2,
      failedMails: 2,
      correctionRequests: 3,
      imports: [{ id: 'imp_1', fileName: 'خريف.xlsx', failed: 14, createdAt: '2026-11-01T10:00:00Z' }],
    } satisfies Data,
  })
  expect(await screen.findByText('2 requests are waiting for your approval.')).toBeTruthy()
  await screen.findByText('1,200 certificates of 2026 are not signed yet.')
  const section = within(screen.getByRole('region', { name: 'Needs attention' }))
  const link = (name: RegExp) => section.getByRole('link', { name }).getAttribute('href')
  expect(link(/View and decide/)).toBe('/issuer/approvals')
  expect(link(/Review and sign.*2026/)).toBe('/issuer/details/2026?status=unsigned')
  expect(section.getByText('2,400 certificates of earlier years are not signed yet.')).toBeTruthy()
  expect(link(/Show the years/)).toBe('/issuer/timeline')
  expect(section.getByText('1 certificate was declined in the last 30 days.')).toBeTruthy()
  expect(link(/Bridges, Aisha Rahman/)).toBe('/certificate/cert_1')
  expect(section.getByText('Not on our list')).toBeTruthy()
  expect(section.getByText('2 emails did not reach their recipients.')).toBeTruthy()
  expect(link(/resend/)).toBe('/issuer/delivery?state=failed')
  expect(section.getByText('3 correction requests are waiting for your answer.')).toBeTruthy()
  expect(link(/Read and answer/)).toBe('/issuer/requests?state=open')
  expect(
    section.getByText('14 rows of \u2068خريف.xlsx\u2069 were not imported.').closest('[dir=auto]'),
  ).toBeNull()
  expect(link(/خريف.xlsx/)).toBe('/issuer/student-info?import=imp_1')
})

it('what cannot be handled can be hidden, until there is something newer', async () => {
  const declined = {
    title: 'Bridges',
    userName: 'Aisha',
    reason: 'Unknown',
    decidedAt: '2026-11-01T10:00:00Z',
  }
  const news = (_id: string): Data => ({
    ...nothing,
    declined: { count: 1, newest: [{ ...declined, _id }] },
    imports: [{ id: 'imp_2', fileName: 'autumn.xlsx', failed: 1, createdAt: '2026-11-01T10:00:00Z' }],
  })
  show({ data: news('cert_2') })
  await press(/^Hide: 1 certificate was declined/)
  await press(/^Hide: 1 row of .*autumn.xlsx/)
  expect(await screen.findByText(/You’re all caught up/)).toBeTruthy()
  cleanup()
  show({ data: news('cert_2') })
  expect(await screen.findByText(/You’re all caught up/)).toBeTruthy()
  cleanup()
  show({ data: news('cert_3') })
  expect(await screen.findByText('1 certificate was declined in the last 30 days.')).toBeTruthy()
  expect(screen.queryByText(/autumn.xlsx/)).toBeNull()
})

it('says so when nothing waits, and when nothing was created', async () => {
  show({ data: nothing })
  expect(await screen.findByText(/You’re all caught up/)).toBeTruthy()
  expect(screen.getByText(/No certificate was created/)).toBeTruthy()
})

it('says the chart’s numbers in a table', async () => {
  const months = quiet.map((month, i) =>
    i === 11 ? { ...month, created: 5, signed: 4, accepted: 3 } : month,
  )
  show({ data: { ...nothing, months } })
  const table = await screen.findByRole('table', { name: 'The last twelve months', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(13)
  expect(rows.at(-1)!.textContent).toBe('December 2026543')
  expect(document.querySelectorAll('rect[data-act="created"]')).toHaveLength(12)
})

it('offers a retry if it cannot be loaded', async () => {
  let answer: object = refusal(500, 'internal', 'Something went wrong!')
  show(() => answer)
  expect(await screen.findByText('Something went wrong!', { exact: false })).toBeTruthy()
  answer = { data: nothing }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/You’re all caught up/)).toBeTruthy()
})
