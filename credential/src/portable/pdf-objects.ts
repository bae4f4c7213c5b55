import { type PdfStream, streamAt } from './pdf-streams.ts'
import { objectOffsets } from './pdf-table.ts'

/**
 * The streams of a PDF in the order in which they stand there: only those that the PDF's own tables name, because a picture in a PDF
 * can contain bytes that look like another stream.
 */
export async function pdfStreams(pdf: Uint8Array): Promise<PdfStream[]> {
  const file = { bytes: pdf, text: new TextDecoder('latin1').decode(pdf) }
  const objects = [...(await objectOffsets(file))].flatMap(([number, at]) =>
    at === undefined ? [] : { number, at },
  )
  objects.sort((one, other) => one.at - other.at)
  return objects.flatMap(({ number, at }, i) => {
    // Up to where the next one begins, so that no table makes us read a place twice.
    const stream = streamAt(file, at, objects[i + 1]?.at ?? pdf.length)
    return stream?.number === number ? stream : []
  })
}
