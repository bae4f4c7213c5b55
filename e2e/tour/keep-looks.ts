import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '../results/screens')

export type PaperLanguage = 'en' | 'ar'

/** What `write` returns in English and then in Arabic. */
export const inBoth = async (
  write: (language: PaperLanguage) => Promise<string>,
): Promise<Record<PaperLanguage, string>> => ({ en: await write('en'), ar: await write('ar') })

/** Takes pictures of a paper, given as HTML, in every look of the contact sheet. */
export async function keepLooks(
  page: Page,
  name: string,
  html: Record<PaperLanguage, string>,
): Promise<void> {
  for (const look of ['light', 'dark', 'Arabic'] as const) {
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
    await page.setContent(html[look === 'Arabic' ? 'ar' : 'en'])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const path = join(folder, `${name}, ${width}, ${look}.jpg`)
      await page.screenshot({ path, quality: 80, fullPage: true })
    }
  }
}
