import type { Page } from '@playwright/test'
import type { Session } from '../world/organisations.ts'

/** Opens one of our pages as a person who is already signed in. */
export async function enter(page: Page, url: string, session: Session, path: string): Promise<void> {
  await keepInSession(page, url, { userData: JSON.stringify(session) })
  await page.goto(url + path)
}

/** Puts values into the tab's session storage, as the app would. */
export async function keepInSession(page: Page, url: string, values: Record<string, string>): Promise<void> {
  await page.goto(`${url}/healthz`)
  await page.evaluate(`Object.assign(sessionStorage, ${JSON.stringify(values)})`)
}

/** A value of the tab's session storage, or null. */
export const keptInSession = (page: Page, name: string): Promise<string | null> =>
  page.evaluate<string | null>(`sessionStorage.getItem(${JSON.stringify(name)})`)
