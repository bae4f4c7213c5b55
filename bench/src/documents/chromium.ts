import { qrSvg } from '@credenza/document'
import { openBrowser } from '../browser.ts'
import { peerPage } from './peer-page.ts'
import { factsOf } from './person.ts'

export interface Chromium {
  /** Prints the certificate of person `i` on the given one of the open pages. */
  print: (i: number, page: number) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Opens a browser with `pages` pages, each in its own process. */
export async function openChromium(pages: number): Promise<Chromium> {
  const browser = await openBrowser()
  const html = peerPage()
  const open = await Promise.all(
    Array.from({ length: pages }, async () => {
      const page = await browser.newPage()
      await page.setContent(html)
      await page.evaluate('document.fonts.ready')
      return page
    }),
  )
  return {
    print: async (i, at) => {
      const facts = factsOf(i)
      const qr = `data:image/svg+xml;base64,${Buffer.from(qrSvg(facts.link)).toString('base64')}`
      await open[at]!.evaluate(`fill(${JSON.stringify(facts)}, ${JSON.stringify(qr)})`)
      return open[at]!.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
    },
    close: () => browser.close(),
  }
}
