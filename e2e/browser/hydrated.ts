import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until the app has taken over the prerendered page: before, a press on its buttons leads nowhere. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate<boolean>(isTakenOver), { message: 'the app has taken over the page' })
    .toBe(true)

/** React marks every element that it looks after. */
const isTakenOver = `Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'))`
