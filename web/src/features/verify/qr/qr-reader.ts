import type { Pixels } from '@credenza/credential/portable'

export interface QrReader {
  /** The texts of the QR codes in the picture. One picture at a time; it is transferred, not copied. */
  read: (picture: Pixels, patience: 'once' | 'thorough') => Promise<string[]>
  close: () => void
}

/** Starts the worker that reads QR codes; its code is only loaded now. */
export function openQrReader(): QrReader {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: ({ data, width, height }, patience) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: texts }: MessageEvent<string[]>) => resolve(texts)
        worker.onerror = () => reject(new Error('The reader of QR codes could not be loaded'))
        worker.postMessage({ picture: { data, width, height }, patience }, [data.buffer])
      }),
    close: () => worker.terminate(),
  }
}
