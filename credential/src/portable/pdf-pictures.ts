import { pdfStreams } from './pdf-objects.ts'

const MOST_PICTURES = 4

/**
 * The photographs in a PDF, as JPEG, the largest first: scanners and phones store each page as one of them (ISO 32000-2 §8.9.5).
 * Leaves out pictures that are packed in another way.
 */
export async function pdfPictures(pdf: Uint8Array): Promise<Uint8Array[]> {
  return (await pdfStreams(pdf))
    .filter(({ dictionary }) => {
      const filters = [dictionary.get('Filter') ?? []].flat()
      return dictionary.get('Subtype') === '/Image' && filters.join() === '/DCTDecode'
    })
    .map(({ data }) => data)
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_PICTURES)
}
