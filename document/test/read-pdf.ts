import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What another reader finds in a PDF. */
export interface ReadPdf {
  title: string
  language: string
  pages: number
  /** All text in the order of the file, with single spaces as white space. */
  text: string
  attachments: Record<string, Uint8Array>
  /** The element types of the structure tree: 'H1', 'Figure', … */
  tags: string[]
  /** The alternative texts of its figures. */
  alternatives: string[]
}

interface Tag {
  role?: string
  alt?: string
  children?: Tag[]
}

/** Reads a PDF with pdf.js, which had no part in making it. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const texts: string[] = []
  const nodes: Tag[] = []
  for (let i = 1; i <= document.numPages; i++) {
    const page = await document.getPage(i)
    const { items } = await page.getTextContent()
    texts.push(inReadingOrder(items.filter((item) => 'str' in item)))
    nodes.push(...descendants((await page.getStructTree()) as Tag))
  }
  const attachments: Record<string, Uint8Array> = {}
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    attachments[filename] = (await document.getAttachmentContent(id)) as Uint8Array
  }
  const read = {
    title: String((info as { Title?: string }).Title ?? ''),
    language: String((info as { Language?: string }).Language ?? ''),
    pages: document.numPages,
    text: texts.join(' ').replace(/\s+/g, ' ').trim(),
    attachments,
    tags: nodes.flatMap(({ role }) => role ?? []),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
  }
  await task.destroy()
  return read
}

function descendants(tag: Tag | null): Tag[] {
  return tag ? [tag, ...(tag.children ?? []).flatMap(descendants)] : []
}

interface Item {
  str: string
  dir: string
  hasEOL: boolean
}

/** pdf.js lists the words of a line from left to right even in Arabic phrases, whose order this reverses. */
function inReadingOrder(items: readonly Item[]): string {
  const texts: string[] = []
  let phrase: string[] = []
  for (const { str, dir, hasEOL } of items) {
    if (dir === 'rtl' || (phrase.length > 0 && str === ' ')) phrase.unshift(str)
    else {
      texts.push(...phrase, str)
      phrase = []
    }
    if (hasEOL) {
      texts.push(...phrase, ' ')
      phrase = []
    }
  }
  return [...texts, ...phrase].join('')
}
