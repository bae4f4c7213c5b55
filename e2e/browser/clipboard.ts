import type { Page } from '@playwright/test'

/** Context options of a person who copies and pastes. */
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** What the page has copied. Its context needs `withClipboard`. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate<string>('navigator.clipboard.readText()')
