import type { Pixels } from '@credenza/credential/portable'
import { readQr } from './read-qr.ts'

/** Reads in a thread of its own, so that the page stays smooth. Answers each picture with a text or undefined, in order. */
self.onmessage = ({ data }: MessageEvent<{ picture: Pixels; patience: 'once' | 'thorough' }>) => {
  self.postMessage(readQr(data.picture, data.patience))
}
