/** Why there is no picture; the visitor gets advice for each. */
export type CameraFault = 'denied' | 'none' | 'busy' | 'unsupported'

/** Asks for the rear camera, if there is one. Rejects with an error that `faultOf` understands. */
export function openCamera(): Promise<MediaStream> {
  // Browsers offer cameras only to HTTPS pages.
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotSupportedError'))
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

/** What an error of `getUserMedia` means (W3C Media Capture and Streams, 10.1). */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' || name === 'TypeError' ? 'unsupported' : 'busy'
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Missing in TypeScript's DOM types (W3C MediaStream Image Capture). */
type Light = { torch?: boolean }

export const hasLight = (stream: MediaStream): boolean =>
  stream.getVideoTracks().some((track) => (track.getCapabilities?.() as Light | undefined)?.torch === true)

export async function setLight(stream: MediaStream, torch: boolean): Promise<void> {
  for (const track of stream.getVideoTracks())
    await track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
