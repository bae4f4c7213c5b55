import type { Page } from '@playwright/test'
import { expect, journey } from '../browser/journey.ts'
import { listCertificates } from '../world/certificates.ts'
import { issuer } from '../world/people.ts'
import { category, titles } from '../world/seed.ts'
import { sharedClient, sharedUrl } from '../world/shared.ts'

const url = sharedUrl()

journey('a shared link shows issuer and type, a picture and no person', async ({ newVisitor }) => {
  const university = await sharedClient('issuer')
  const certificates = await listCertificates(university)
  const { slug, userName } = certificates.find(
    ({ title, status, revokedReason }) => title === titles.decided && status === '1' && revokedReason === '',
  )!
  const page = await newVisitor({ javaScriptEnabled: false })
  await showAsSent(page, `${url}/verify/${slug}`)
  const property = (name: string) => page.locator(`head > meta[property="${name}"]`).getAttribute('content')
  expect(await property('og:title')).toBe(`Certificate issued by ${issuer.organizationName}`)
  expect(await property('og:description')).toBe(
    `${category}. Open the link, and your browser checks it in seconds.`,
  )
  expect(await property('og:url')).toBe(`${url}/verify/${slug}`)
  expect(await page.content()).not.toContain(userName)

  const response = await fetch((await property('og:image'))!)
  expect(response.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await response.arrayBuffer())
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  expect(size).toEqual({ width: 1200, height: 630 })
  expect([await property('og:image:width'), await property('og:image:height')]).toEqual(['1200', '630'])
})

journey(
  'a link to an issuer’s page shows its name, and one to an unknown issuer shows nothing',
  async ({ newVisitor }) => {
    const university = await sharedClient('issuer')
    const { data } = await university.get<{ data: { _id: string } }>('/api/issuer-verifier-profile')
    const page = await newVisitor({ javaScriptEnabled: false })
    const title = () => page.locator('head > meta[property="og:title"]')
    await showAsSent(page, `${url}/issuers/${data._id}`)
    await expect(title()).toHaveAttribute('content', issuer.organizationName)
    await showAsSent(page, `${url}/issuers/org_0000000000000000`)
    await expect(title()).toHaveCount(0)
  },
)

/** Shows what messengers and social networks receive: they do not ask as browsers do, and run no scripts. */
async function showAsSent(page: Page, address: string): Promise<void> {
  await page.setContent(await (await fetch(address)).text())
}
