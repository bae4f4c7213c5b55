import { beforeEach, expect, it, vi } from 'vitest'
import { watchVideo } from './watch-video.ts'

/** What the codes in the frames say, one after the other; then nothing more comes into view. */
let seen: (string | string[] | undefined)[]
let sizes: string[]
const terminate = vi.fn()

class Reader {
  onmessage?: (event: { data: string[] }) => void
  postMessage({ picture }: { picture: { width: number; height: number } }) {
    sizes.push(`${picture.width}×${picture.height}`)
    this.onmessage?.({ data: [seen.shift() ?? []].flat() })
  }
  terminate = terminate
}

beforeEach(() => {
  vi.useFakeTimers()
  terminate.mockClear()
  sizes = []
  vi.stubGlobal('Worker', Reader)
  const context = {
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4),
      width,
      height,
    }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
})

async function watch(
  codes: (string | string[] | undefined)[],
  video = { videoWidth: 1600, videoHeight: 900 },
) {
  seen = [...codes]
  const heard: string[] = []
  const left = new AbortController()
  const watching = watchVideo(video as HTMLVideoElement, left.signal, (texts) => heard.push(texts.join('+')))
  await vi.advanceTimersByTimeAsync(1000)
  left.abort()
  await vi.advanceTimersByTimeAsync(100)
  await watching
  return heard
}

it('tells a code once while it stays in view, also when some frames are blurred', async () => {
  expect(await watch([undefined, 'a', 'a', undefined, 'a', 'b', 'a'])).toEqual(['a', 'b', 'a'])
})

it('tells all codes of a frame together, in whatever order they are found', async () => {
  expect(await watch([['a', 'b'], ['b', 'a'], 'a'])).toEqual(['a+b', 'a'])
})

it('looks at frames with no more than 1600 pixels a side', async () => {
  await watch(['a'])
  expect(new Set(sizes)).toEqual(new Set(['1600×900']))
})

it('waits for a camera that has no picture yet', async () => {
  expect(await watch(['a'], { videoWidth: 0, videoHeight: 0 })).toEqual([])
  expect(sizes).toEqual([])
})

it('once it is left it looks no more, and ends its thread', async () => {
  await watch(['a'])
  const frames = sizes.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(sizes).toHaveLength(frames)
  expect(terminate).toHaveBeenCalledOnce()
})
