import { streamAt, unpacked } from './pdf-streams.ts'
import { objectOffsets } from './pdf-table.ts'

const MOST_ATTACHMENTS = 10

/**
 * The files attached to a PDF (ISO 32000-2 §7.11.4), unpacked, if they are stored plain or deflated. Reads only
 * the objects that the PDF's own tables name, because a picture in a PDF can contain bytes that look like an attachment. A PDF that
 * encrypts its attachments seems to carry none.
 */
export async function pdfAttachments(pdf: Uint8Array): Promise<Uint8Array[]> {
  const file = { bytes: pdf, text: new TextDecoder('latin1').decode(pdf) }
  const found: Uint8Array[] = []
  let tried = 0
  const objects = [...(await objectOffsets(file))].flatMap(([number, at]) =>
    at === undefined ? [] : { number, at },
  )
  objects.sort((one, other) => one.at - other.at)
  for (const [i, { number, at }] of objects.entries()) {
    // Up to where the next one begins, so that no table makes us read a place twice.
    const stream = streamAt(file, at, objects[i + 1]?.at)
    if (stream?.number !== number || stream.dictionary.get('Type') !== '/EmbeddedFile') continue
    if (tried++ === MOST_ATTACHMENTS) break
    const attached = await unpacked(stream)
    if (attached) found.push(attached)
  }
  return found
}
