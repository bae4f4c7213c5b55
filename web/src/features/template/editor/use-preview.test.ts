import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleSettings } from '../../../testing/sample-template.ts'
import { madeUp } from '../template-calls.ts'
import { usePreview } from './use-preview.ts'

interface Asked {
  heading: string
  signal: AbortSignal
  answer: (response: Response) => void
}
let asked: Asked[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  let pictures = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++pictures}`)
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { heading } = JSON.parse(body).settings.texts
    return new Promise<Response>((answer, refuse) => {
      asked.push({ heading, signal, answer })
      signal.addEventListener('abort', () => refuse(signal.reason))
    })
  })
})

const request = (heading: string) => ({
  ...madeUp,
  settings: { ...sampleSettings, texts: { ...sampleSettings.texts, heading } },
})
const show = () => {
  const { result, rerender } = renderHook(({ heading }) => usePreview(request(heading)), {
    initialProps: { heading: 'A' },
  })
  return { result, type: (heading: string) => rerender({ heading }) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const drawn = () => new Response('<svg/>')
const refused = () =>
  Response.json({ success: false, error: 'missing_glyph', message: 'No font has ꙮ.' }, { status: 422 })

it('asks once, after a pause in typing, and draws the newest state', async () => {
  const { result, type } = show()
  await wait(200)
  type('AB')
  await wait(200)
  type('ABC')
  await wait(299)
  expect(asked).toEqual([])
  await wait(1)
  expect(asked.map(({ heading }) => heading)).toEqual(['ABC'])
  expect(result.current).toMatchObject({ isUpdating: true, url: undefined })
  await act(async () => asked[0]!.answer(drawn()))
  expect(result.current).toEqual({ url: 'blob:1', isUpdating: false, problem: '' })
})

it('typing on gives up the picture that is under way, which says nothing of it', async () => {
  const { result, type } = show()
  await wait(300)
  type('AB')
  await wait(0)
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(result.current).toMatchObject({ isUpdating: true, problem: '' })
  await wait(300)
  await act(async () => asked[1]!.answer(drawn()))
  expect(result.current).toMatchObject({ isUpdating: false, url: 'blob:1' })
})

it('where the newest state cannot be drawn it says why beside the last picture, until it can', async () => {
  const { result, type } = show()
  await wait(300)
  await act(async () => asked[0]!.answer(drawn()))
  type('ꙮ')
  await wait(300)
  await act(async () => asked[1]!.answer(refused()))
  await wait(0)
  expect(result.current).toEqual({ url: 'blob:1', isUpdating: false, problem: 'No font has ꙮ.' })
  type('A')
  await wait(300)
  await act(async () => asked[2]!.answer(drawn()))
  expect(result.current).toEqual({ url: 'blob:2', isUpdating: false, problem: '' })
})
