import { deflateSync } from 'node:zlib'

/** A stream of a PDF: the entries of its dictionary, without its length, and its data as stored. */
export type Stream = { entries: string; data: Uint8Array }

/** A file attached to a PDF. */
export const attached = (content: object | string, { isPacked = true } = {}): Stream => {
  const data = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const entries = '/Type /EmbeddedFile /Params << /Size 3 >>'
  return isPacked
    ? { entries: `${entries} /Filter /FlateDecode`, data: deflateSync(data) }
    : { entries, data }
}

/** A PDF with these streams, which its table lists, or an update to `before` that adds them. */
export function pdfOf(streams: readonly Stream[], before?: Buffer): Buffer {
  const start =
    before ?? Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1')
  const parts = [start]
  const trailers = start.toString('latin1').matchAll(/trailer\n<< \/Size (\d+).*\nstartxref\n(\d+)\n/g)
  const [, size, previous] = [...trailers].at(-1) ?? []
  const first = Number(size ?? 2)
  let at = start.length
  const lines = streams.map(({ entries, data }, i) => {
    const head = Buffer.from(`${first + i} 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n`)
    const part = Buffer.concat([head, data, Buffer.from('\nendstream\nendobj\n')])
    const line = `${String(at).padStart(10, '0')} 00000 n\r\n`
    at += part.length
    parts.push(part)
    return line
  })
  const trailer = `<< /Size ${first + streams.length} /Root 1 0 R${previous ? ` /Prev ${previous}` : ''} >>`
  const table = `xref\n${first} ${streams.length}\n${lines.join('')}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table)])
}

/** A PDF with these contents attached. */
export const pdfWith = (...contents: object[]): Buffer => pdfOf(contents.map((content) => attached(content)))
