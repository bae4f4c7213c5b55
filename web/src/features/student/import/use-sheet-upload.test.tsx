import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { sendRequestsByFetch } from '../../../testing/requests-by-fetch.ts'
import { useSheetUpload } from './use-sheet-upload.ts'

const sheet = new File(['name,email'], 'graduates.csv', { type: 'text/csv', lastModified: 1 })
const accepted = () => Response.json({ success: true, message: '', importId: 'imp_1' })
const refused = () =>
  Response.json({ success: false, error: 'busy', message: 'Another list is being read.' }, { status: 409 })

function show(answer: () => Response | Promise<Response>) {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return answer()
  })
  sendRequestsByFetch()
  const onUploaded = vi.fn()
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { ...renderHook(() => useSheetUpload(onUploaded), { wrapper }), onUploaded, keys }
}

it('without a file it says so and sends nothing', () => {
  const { result, keys } = show(accepted)
  act(() => result.current.submit())
  expect(result.current.fault).toBe('Please select a file !')
  act(() => result.current.choose(sheet, ''))
  expect(result.current.fault).toBe('')
  expect(keys).toEqual([])
})

it('tells how much has left, hands over the import, and is ready for another list', async () => {
  const answer = Promise.withResolvers<Response>()
  const { result, onUploaded } = show(() => answer.promise)
  act(() => result.current.choose(sheet, ''))
  act(() => result.current.submit())
  await waitFor(() => expect(result.current.share).toBeCloseTo(1 / sheet.size))
  expect(result.current.busy).toBe(true)
  await act(async () => answer.resolve(accepted()))
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith('imp_1'))
  expect(result.current).toMatchObject({ file: null, busy: false, share: 0 })
})

it('a refusal keeps the file; the same file again is the same upload, another time another one', async () => {
  let tries = 0
  const { result, onUploaded, keys } = show(() => (++tries === 1 ? refused() : accepted()))
  act(() => result.current.choose(sheet, ''))
  act(() => result.current.submit())
  await waitFor(() => expect(result.current.fault).toBe('Another list is being read.'))
  expect(result.current.file).toBe(sheet)
  for (const times of [1, 2]) {
    act(() => result.current.choose(sheet, ''))
    act(() => result.current.submit())
    await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(times))
  }
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
