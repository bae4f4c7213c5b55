import type { Pixels } from '@credenza/credential/portable'
import { openQrReader } from '../qr/qr-reader.ts'

/** The largest frame size examined: a code held to a camera is large. */
const longestSide = 1600
/** The pause between two frames; a hand holds still for longer. */
const pauseMs = 80

/**
 * Examines frames until `signal` is aborted and reports the texts of the QR codes in view, once for as long as the same
 * codes stay there. Rejects if the reader cannot be loaded.
 */
export async function watchVideo(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCodes: (texts: readonly string[]) => void,
): Promise<void> {
  const reader = openQrReader()
  signal.addEventListener('abort', reader.close)
  const canvas = document.createElement('canvas')
  let last = ''
  while (!signal.aborted) {
    const frame = frameOf(video, canvas)
    const texts = frame ? await reader.read(frame, 'once') : []
    const inView = texts.toSorted().join('\n')
    if (inView !== '' && inView !== last && !signal.aborted) onCodes(texts)
    last = inView || last
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Pixels | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const factor = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * factor)
  canvas.height = Math.round(videoHeight * factor)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height) as Pixels
}
