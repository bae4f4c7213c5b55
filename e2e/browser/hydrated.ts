import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until the app has taken over the prerendered page: before, its buttons lead nowhere and Tab passes over its forms. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate<boolean>(isTakenOver), { message: 'the app has taken over the page' })
    .toBe(true)

/** React marks every element that it looks after; the app wakes the forms when it runs. */
const isTakenOver = `Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'))
  && [...document.forms].every(({ inert }) => !inert)`
