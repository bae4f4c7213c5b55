import { hash } from 'node:crypto'

/** A PDF with a seal at its end, whose message holds no more than the digest that a real one signs. */
export function sealedPdf(pdf: string | Uint8Array): Buffer {
  const start = Buffer.concat([Buffer.from(pdf), Buffer.from('9 0 obj\n<< /FT /Sig >>\n10 0 obj\n')])
  const end = Buffer.from(' >>\nendobj\n%%EOF\n')
  const ranges = (gap: number, next: number) =>
    `<< /Type /Sig /ByteRange [0 ${gap} ${next} ${end.length}]`.padEnd(80).concat('/Contents ')
  const gap = start.length + ranges(0, 0).length
  const message = 32
  const signed = Buffer.concat([start, Buffer.from(ranges(gap, gap + 2 * message + 2))])
  const digest = hash('sha256', Buffer.concat([signed, end]), 'hex')
  return Buffer.concat([signed, Buffer.from(`<${digest}>`), end])
}

/** The same file with one bit of the byte at this place changed. */
export function flipped(file: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(file)
  changed[at]! ^= 1
  return changed
}
