import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { call } from '../../lib/api/call.ts'
import { type Answer, refusal, showScreen } from '../../testing/show-screen.tsx'
import { Loaded } from './loaded.tsx'
import { LoadedPage } from './loaded-page.tsx'

const path = '/api/name'

const useName = () =>
  useQuery<string | null>({
    queryKey: ['profile'],
    queryFn: async () => (await call<z.ZodType<{ data: string | null }>>({ method: 'GET', path })).data,
  })

const Name = () => (
  <Loaded query={useName()} skeleton="Loading">
    {(name) => <p>{name ?? 'No name'}</p>}
  </Loaded>
)

const NamePage = () => (
  <LoadedPage title="A name" query={useName()} skeleton="Loading">
    {(name) => <h1>{name}</h1>}
  </LoadedPage>
)

const show = (Screen: () => ReactNode, answer: Answer | (() => Answer)) =>
  showScreen(<Screen />, { path: '/', at: '/', answers: { [`GET ${path}`]: answer } })

it('shows the skeleton while loading', async () => {
  show(Name, 'never')
  expect(await screen.findByText('Loading')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says why something could not be loaded, and shows it after a retry', async () => {
  let isUp = false
  show(Name, () => (isUp ? { data: 'Ada' } : refusal(503, 'unavailable', 'Try again in a moment.')))
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.')
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Ada')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an answer of null is loaded', async () => {
  show(Name, { data: null })
  expect(await screen.findByText('No name')).toBeTruthy()
})

it('keeps what it has shown if it cannot be loaded again', async () => {
  let isUp = true
  const { queries } = show(Name, () =>
    isUp ? { data: 'Ada' } : refusal(503, 'unavailable', 'Try again in a moment.'),
  )
  await screen.findByText('Ada')
  isUp = false
  await queries.invalidateQueries({ queryKey: ['profile'] })
  expect(queries.getQueryState(['profile'])?.status).toBe('error')
  expect(screen.getByText('Ada')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a page has the given title until its own is known', async () => {
  let answerWith = (_: Response) => {}
  const answer = new Promise<Response>((resolve) => {
    answerWith = resolve
  })
  showScreen(<NamePage />, { path: '/', at: '/', answers: { [`GET ${path}`]: () => answer } })
  expect(await screen.findByRole('heading', { name: 'A name' })).toBeTruthy()
  answerWith(Response.json({ success: true, message: 'Done', data: 'Ada' }))
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'A name' })).toBeNull()
})
