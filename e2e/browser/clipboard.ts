import type { Page } from '@playwright/test'

/** Context options that allow copy and paste. */
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** What the page has copied. Its context needs `withClipboard`. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate<string>('navigator.clipboard.readText()')
