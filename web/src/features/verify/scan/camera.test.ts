import { expect, it, vi } from 'vitest'
import { closeCamera, faultOf, hasLight, openCamera, setLight } from './camera.ts'

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
])('%s means: %s', (name, fault) => {
  expect(faultOf(new DOMException('', name))).toBe(fault)
})

it('a page that gets no camera at all, as on plain http, is told so', async () => {
  vi.stubGlobal('navigator', {})
  const error = await openCamera().catch((error: unknown) => error)
  expect(faultOf(error)).toBe('unsupported')
})

it('asks for the camera on the back, but takes any', async () => {
  const getUserMedia = vi.fn(async (_: MediaStreamConstraints) => ({}))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  await openCamera()
  expect(getUserMedia.mock.calls[0]![0].video).toMatchObject({ facingMode: { ideal: 'environment' } })
})

const track = (capabilities: object) => ({
  stop: vi.fn(),
  applyConstraints: vi.fn(async () => undefined),
  getCapabilities: () => capabilities,
})
const streamOf = (...tracks: ReturnType<typeof track>[]) =>
  ({ getTracks: () => tracks, getVideoTracks: () => tracks }) as unknown as MediaStream

it('a light is offered only where a track has one, and switched on all of them', async () => {
  const [plain, lit] = [track({}), track({ torch: true })]
  expect(hasLight(streamOf(plain))).toBe(false)
  expect(hasLight(streamOf(plain, lit))).toBe(true)
  await setLight(streamOf(plain, lit), true)
  expect(lit.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] })
})

it('closing lets go of every track', () => {
  const tracks = [track({}), track({})]
  closeCamera(streamOf(...tracks))
  for (const { stop } of tracks) expect(stop).toHaveBeenCalledOnce()
})
