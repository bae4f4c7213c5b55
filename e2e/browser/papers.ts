import type { Browser } from '@playwright/test'

/** A file picked from disk. */
export interface Paper {
  name: string
  mimeType: string
  buffer: Buffer
}

const sheet = (title: string) => `<!doctype html><title>${title}</title>
  <body style="margin:40px;font:18px Georgia,serif"><h1>${title}</h1>
  <p>Licence 2011-0042, valid until 31 December 2027.</p><p>Department of Economic Development</p>`

/** Makes one real document as a PDF, a JPEG and a PNG, printed and captured by the browser. */
export async function printPapers(
  browser: Browser,
  title: string,
): Promise<{ pdf: Paper; jpeg: Paper; png: Paper }> {
  const page = await browser.newPage({ viewport: { width: 600, height: 420 } })
  try {
    await page.setContent(sheet(title))
    const photo = (type: 'jpeg' | 'png') => page.screenshot({ type })
    return {
      pdf: { name: 'licence.pdf', mimeType: 'application/pdf', buffer: await page.pdf({ format: 'A4' }) },
      jpeg: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg') },
      png: { name: 'scan.png', mimeType: 'image/png', buffer: await photo('png') },
    }
  } finally {
    await page.close()
  }
}
