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
 * Opens a page as a new approved issuer, with the page's clock under the test's control. `mailbox` must be unique among all
 * journeys. `before` sets up the issuer's data.
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
