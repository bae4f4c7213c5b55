/** Why there is no picture; the visitor is told what to do about each. */
export type CameraFault = 'denied' | 'none' | 'busy' | 'unsupported'

/** Asks for the camera on the back, where there is one. Rejects with what `faultOf` understands. */
export function openCamera(): Promise<MediaStream> {
  // Browsers offer cameras to pages over HTTPS only.
  if (!navigator.mediaDevices) return Promise.reject(new DOMException('', 'NotSupportedError'))
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

/** What the error of `getUserMedia` means (W3C Media Capture and Streams, 10.1). */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' || name === 'TypeError' ? 'unsupported' : 'busy'
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Not in TypeScript's DOM yet (W3C MediaStream Image Capture). */
type Light = { torch?: boolean }

export const hasLight = (stream: MediaStream): boolean =>
  stream.getVideoTracks().some((track) => (track.getCapabilities?.() as Light | undefined)?.torch === true)

export async function setLight(stream: MediaStream, torch: boolean): Promise<void> {
  for (const track of stream.getVideoTracks())
    await track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
