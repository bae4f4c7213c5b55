import type { Page } from '@playwright/test'
import { expect, journey } from '../browser/journey.ts'
import { expectVerdict } from '../browser/verdict.ts'
import { listCertificates } from '../world/certificates.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedClient } from '../world/shared.ts'

/** The requests made by the checks while a visitor views an accepted, recorded certificate. */
const dependencies = [
  { what: 'the status list', path: '**/issuers/*/status/**', check: 'status' },
  {
    what: 'the chain, and what was signed of it,',
    path: '**/{chain/rpc,log/certificates/anchor/*}',
    check: 'anchor',
  },
  { what: 'the register of organisations', path: '**/issuers/*/standing', check: 'issuer' },
  { what: 'the deployment’s own keys', path: '**/.well-known/did.json', check: 'log' },
] as const

/** Ways in which a request can fail. */
const outages: ((page: Page, path: string) => Promise<unknown>)[] = [
  (page, path) => page.route(path, (route) => route.abort('connectionrefused')),
  (page, path) => page.route(path, (route) => route.fulfill({ status: 503 })),
  (page, path) =>
    page.route(path, (route) => route.fulfill({ contentType: 'application/json', body: '{"result":"0x' })),
]
const keepSilent = (page: Page, path: string) => page.route(path, () => undefined)

journey.describe('what cannot be checked is never held against a certificate', () => {
  // The browser itself logs every failed request to the console.
  journey.use({ expectedInConsole: /Failed to load resource/ })
  let link: string
  journey.beforeAll(async () => {
    const university = await sharedClient('issuer')
    const accepted = (await listCertificates(university)).find(
      ({ status, revokedReason }) => status === '1' && revokedReason === '',
    )
    link = await shareLink(university, accepted!.slug)
  })

  for (const { what, path, check } of dependencies) {
    journey(
      `with ${what} unreachable, failing or garbled the verdict is CANNOT TELL`,
      async ({ newVisitor }) => {
        const pages = await Promise.all(
          outages.map(async (outage) => {
            const page = await newVisitor()
            await outage(page, path)
            await page.goto(link)
            return page
          }),
        )
        for (const page of pages) await expectCannotTell(page, check)
      },
    )
  }

  journey('if any of them never responds the verdict is CANNOT TELL @slow', async ({ newVisitor }) => {
    await Promise.all(
      dependencies.map(async ({ path, check }) => {
        const page = await newVisitor()
        await keepSilent(page, path)
        await page.goto(link)
        await expectCannotTell(page, check)
      }),
    )
  })
})

async function expectCannotTell(page: Page, check: string): Promise<void> {
  await expectVerdict(page, 'CANNOT TELL')
  await expect(page.locator(`[data-check="${check}"]`)).toHaveAttribute('data-answer', 'inconclusive')
  await expect(page.locator('[data-answer="failed"]')).toHaveCount(0)
}
