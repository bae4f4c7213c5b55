import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until the app has hydrated the prerendered page. Until then, its buttons do nothing and Tab skips its forms. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate<boolean>(isTakenOver), { message: 'the app has taken over the page' })
    .toBe(true)

/** React marks every element that it manages, and the app enables the forms once it runs. */
const isTakenOver = `Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'))
  && [...document.forms].every(({ inert }) => !inert)`
