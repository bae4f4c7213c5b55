import type { Pixels } from '@credenza/credential/portable'
import { readQr } from './read-qr.ts'

/** Reads in a separate thread to keep the page smooth. Answers each picture, in order, with the texts found in it. */
self.onmessage = ({ data }: MessageEvent<{ picture: Pixels; patience: 'once' | 'thorough' }>) => {
  self.postMessage(readQr(data.picture, data.patience))
}
