import type { Page } from '@playwright/test'

/** Context options that allow copying and pasting. */
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Reads what the page has copied. Its context needs `withClipboard`. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate<string>('navigator.clipboard.readText()')
