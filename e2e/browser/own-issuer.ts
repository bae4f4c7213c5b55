import type { Page } from '@playwright/test'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { createCategory } from '../world/certificates.ts'
import { onboard } from '../world/organisations.ts'
import { issuer } from '../world/people.ts'
import { category } from '../world/seed.ts'
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
  const details = { ...issuer, organizationName, email }
  const { session, client } = await onboard(apiClient(sharedUrl()), await sharedAdmin(), details)
  await createCategory(client, category)
  await before(client)
  await withClock(page)
  await enter(page, sharedUrl(), session, path)
  return client
}
