import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useObjectUrl } from './use-object-url.ts'

it('every address that was made is given back, when the bytes change and at the end', () => {
  const open = new Set<string>()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${++made}`
    open.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void open.delete(url))
  const { result, rerender, unmount } = renderHook(({ blob }) => useObjectUrl(blob), {
    initialProps: { blob: new Blob(['a']) as Blob | undefined },
  })
  expect(result.current).toBe('blob:1')
  rerender({ blob: new Blob(['b']) })
  expect(result.current).toBe('blob:2')
  expect([...open]).toEqual(['blob:2'])
  rerender({ blob: undefined })
  expect(result.current).toBeUndefined()
  unmount()
  expect([...open]).toEqual([])
})
