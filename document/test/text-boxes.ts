import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where a piece of text is on a page, in points from the lower left corner. */
export interface TextBox {
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

export interface PageBoxes {
  width: number
  height: number
  texts: TextBox[]
}

/** The boxes of all texts of a PDF, page by page. Each reaches from the baseline to the height of small letters. */
export async function textBoxes(pdf: Uint8Array): Promise<PageBoxes[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages: PageBoxes[] = []
  for (let i = 1; i <= document.numPages; i++) {
    const page = await document.getPage(i)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , size, left, bottom] = item.transform as [number, number, number, number, number, number]
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size * 0.5 }]
    })
    pages.push({ width, height, texts })
  }
  await task.destroy()
  return pages
}

/** Pairs of texts that overlap. */
export function overlaps({ texts }: PageBoxes): string[] {
  return texts.flatMap((one, i) =>
    texts
      .slice(i + 1)
      .filter((other) => shared(one, other, 'left', 'right') > 1 && shared(one, other, 'bottom', 'top') > 0.5)
      .map((other) => `${one.text} on ${other.text}`),
  )
}

const shared = (one: TextBox, other: TextBox, from: 'left' | 'bottom', to: 'right' | 'top'): number =>
  Math.min(one[to], other[to]) - Math.max(one[from], other[from])
