import type { Page } from '@playwright/test'
import type { Session } from '../world/organisations.ts'

/** Puts a session into the tab, as signing in does. A reload does not restore a session that has ended. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  const kept = JSON.stringify(JSON.stringify(session))
  await page.addInitScript({
    // Not in an embedded document.
    content: `if (window === top && !sessionStorage.getItem('signedInBefore')) {
      sessionStorage.setItem('signedInBefore', 'yes')
      sessionStorage.setItem('userData', ${kept})
    }`,
  })
}
