import type { WitnessOverview } from '@credenza/schema/admin'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refusal, showScreen } from '../../../testing/show-screen.tsx'
import { Witnesses } from './witnesses.tsx'

type Problem = WitnessOverview['witnesses'][number]['logs'][number]['problem']

const call = 'GET /api/admin/witnesses'
const at = '2026-11-20T08:00:00Z'
const witness = (name: string, size: number, problem: Problem = null) => ({
  name,
  url: `https://${name}`,
  logs: [
    { log: 'certificates' as const, size, signedAt: at, problem },
    { log: 'statements' as const, size: 5, signedAt: null, problem: null },
  ],
})
const log = {
  origin: 'other.example/log/certificates',
  isWatched: true,
  size: 1234,
  signedAt: at,
  refusals: 0,
  refusedAt: null,
  refusal: null,
  contradiction: null,
}
const overview: WitnessOverview = {
  own: { verifierKey: 'here.example/witness+00000000+BA', url: 'https://here.example/witness' },
  witnessed: [log],
  quorum: 1,
  logs: [
    { log: 'certificates', size: 42 },
    { log: 'statements', size: 5 },
  ],
  witnesses: [witness('first.example', 42), witness('second.example', 40, 'unreachable')],
}
const show = (answer: unknown) =>
  showScreen(<Witnesses />, {
    path: '/admin/witnesses',
    at: '/admin/witnesses',
    answers: { [call]: answer as never },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows how far each witness has signed each of our logs, and what holds it up', async () => {
  show({ data: overview })
  expect(await screen.findByText('1 of 2 witnesses must sign.')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Witnesses of our logs' }))
  expect(table.getByText('42 of 42')).toBeTruthy()
  expect(table.getByText('40 of 42')).toBeTruthy()
  expect(table.getByText('Cannot be reached')).toBeTruthy()
  expect(table.getAllByText('Up to date')).toHaveLength(3)
  expect(table.getAllByText('Never')).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('warns loudly if a witness has seen a different history of our log', async () => {
  show({ data: { ...overview, witnesses: [witness('first.example', 42, 'ahead')] } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('different history of our log')
  expect(screen.getByText('Has seen a longer history')).toBeTruthy()
})

it('shows what we witness, and offers the proof of a log that has signed two histories', async () => {
  const forked = {
    ...log,
    origin: 'forked.example/log',
    refusals: 2,
    refusedAt: at,
    refusal: 'other-root' as const,
    contradiction: 'a signed note',
  }
  show({ data: { ...overview, witnessed: [log, forked] } })
  expect(await screen.findAllByText('1,234')).toHaveLength(2)
  const table = within(screen.getByRole('table', { name: 'Logs that we witness' }))
  expect(table.getByText('Another state of the same size')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('forked.example/log has signed two histories')
  expect(screen.getByRole('button', { name: /signed note/ })).toBeTruthy()
})

it('says which settings are empty, and what a log must name', async () => {
  show({ data: { ...overview, witnessed: [], witnesses: [], quorum: 0 } })
  expect(await screen.findByText(/^No witnesses yet\. .*WITNESSES\.$/)).toBeTruthy()
  expect(screen.getByText(/in the setting WITNESS_FOR\.$/)).toBeTruthy()
  expect(screen.getByText('here.example/witness+00000000+BA')).toBeTruthy()
})

it('when it cannot be fetched it says so', async () => {
  show(() => refusal(500, 'internal', 'Out of order.'))
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
})
