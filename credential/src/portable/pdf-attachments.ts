import { pdfStreams } from './pdf-objects.ts'
import { unpacked } from './pdf-streams.ts'

const MOST_ATTACHMENTS = 10

/**
 * The files attached to a PDF (ISO 32000-2 §7.11.4), unpacked, if they are stored plain or deflated. A PDF that encrypts its
 * attachments seems to carry none.
 */
export async function pdfAttachments(pdf: Uint8Array): Promise<Uint8Array[]> {
  const files = (await pdfStreams(pdf)).filter(
    ({ dictionary, hasLength }) => hasLength && dictionary.get('Type') === '/EmbeddedFile',
  )
  const found = await Promise.all(files.slice(0, MOST_ATTACHMENTS).map(unpacked))
  return found.filter((attached) => attached !== undefined)
}
