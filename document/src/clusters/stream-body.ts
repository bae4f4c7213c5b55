import { deflateSync } from 'node:zlib'

/** A stream object's dictionary and its compressed text. */
export function streamBody(text: string): string {
  const packed = deflateSync(Buffer.from(text, 'latin1'), { level: 3 })
  return `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`
}
