import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answer, approved, refusal, showScreen } from '../../testing/show-screen.tsx'
import { Timeline } from './timeline.tsx'

const show = (answer: () => Answer) =>
  showScreen(<Timeline />, {
    path: '/issuer/details',
    at: '/issuer/details',
    answers: { ...approved, 'GET /api/timeline/get-years-list': answer },
  })

it('each year leads to its certificates and says how many there are', async () => {
  show(() => ({
    data: [
      { year: '2026', count: 1222 },
      { year: '2025', count: 1 },
    ],
  }))
  const tiles = await screen.findAllByRole('link')
  expect(tiles.map((tile) => [tile.getAttribute('href'), tile.textContent])).toEqual([
    ['/issuer/details/2026', '20261,222 certificates'],
    ['/issuer/details/2025', '20251 certificate'],
  ])
})

it('before the first certificate it leads to where one is made', async () => {
  show(() => ({ data: [] }))
  expect(await screen.findByText('No timeline data available.')).toBeTruthy()
  const create = await screen.findByRole('link', { name: 'Create Certificate' })
  expect(create.getAttribute('href')).toBe('/issuer?create=true')
})

it('years that cannot be read are asked for again on demand', async () => {
  let fails = true
  show(() => (fails ? refusal(500, 'internal', 'Out of order.') : { data: [{ year: '2026', count: 2 }] }))
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('2 certificates')).toBeTruthy()
})
