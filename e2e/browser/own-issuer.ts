import type { Page } from '@playwright/test'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { openSession } from '../world/organisations.ts'
import { password } from '../world/people.ts'
import { newIssuer } from '../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'
import { withClock } from './clock.ts'
import { enter } from './enter.ts'

/**
 * Opens a page as an approved issuer of its own, with the page's clock in the test's hands. `mailbox` names it among
 * all journeys; `before` brings its data in place.
 */
export async function enterAsOwnIssuer(
  page: Page,
  { organizationName, mailbox, path }: { organizationName: string; mailbox: string; path: string },
  before: (issuer: ApiClient) => Promise<unknown> = async () => undefined,
): Promise<ApiClient> {
  const email = `registry@${mailbox}.example`
  await newIssuer(await sharedAdmin(), { organizationName, email })
  const session = await openSession(apiClient(sharedUrl()), 'issuer', email, password)
  const issuer = apiClient(sharedUrl(), session.data)
  await before(issuer)
  await withClock(page)
  await enter(page, sharedUrl(), session, path)
  return issuer
}
