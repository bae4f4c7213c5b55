import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { SearchBox } from './search-box.tsx'

beforeEach(() => vi.useFakeTimers())

const show = (at: string) => {
  const { router } = showScreen(<SearchBox label="Search students" />, { path: '/list', at, answers: {} })
  return () => router.state.location.search
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search students' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('writes what is searched for into the address once the typing pauses, beside the rest', async () => {
  const search = show('/list?year=2025')
  type('ada')
  await wait(200)
  type('ada l ')
  await wait(200)
  expect(search()).toBe('?year=2025')
  await wait(100)
  expect(search()).toBe('?year=2025&search=ada+l')
  expect(field().value).toBe('ada l ')
})

it('shows what the address searches for, and takes it out when cleared', async () => {
  const search = show('/list?search=ada&year=2025')
  expect(field().value).toBe('ada')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await wait(300)
  expect(field().value).toBe('')
  expect(search()).toBe('?year=2025')
})
