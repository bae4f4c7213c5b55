import { randomUUID } from 'node:crypto'
import { readBundle } from '../../world/bundles.ts'
import { listCertificates } from '../../world/certificates.ts'
import { newIssuer, titles } from '../../world/seed.ts'
import { shareLink } from '../../world/share-link.ts'
import { sharedAdmin, sharedClient } from '../../world/shared.ts'
import { changed } from '../../world/verdict-cases/changed.ts'
import { makeLives } from '../../world/verdict-cases/lives.ts'
import { robbed } from '../../world/verdict-cases/stolen-key.ts'
import { hydrated } from '../hydrated.ts'
import { settledVerdict } from '../verdict.ts'
import { type Screen, text } from './screen.ts'

/** Links to certificates in states that no other journey needs, made with their own issuers on first use. */
let made: Promise<Record<string, string>> | undefined
const links = () => {
  made ??= makeLinks()
  return made
}

async function makeLinks(): Promise<Record<string, string>> {
  const admin = await sharedAdmin()
  const issuer = (organizationName: string) =>
    newIssuer(admin, { organizationName, email: `registry@${randomUUID()}.example` })
  const [college, robbedCollege] = [await issuer('Wadi Helo College'), await issuer('Hatta Academy of Locks')]
  const [{ suspended, expired, unreviewed, 'not yet valid': early }, { after, undated }] = await Promise.all([
    makeLives(college),
    robbed(robbedCollege),
  ])
  return {
    suspended: await shareLink(college, suspended.slug),
    expired: await shareLink(college, expired.slug),
    'not yet valid': await shareLink(college, early.slug),
    'no decision yet': await shareLink(college, unreviewed.slug),
    'signed with a stolen key': await shareLink(robbedCollege, after.slug),
    'signed before or after a theft': await shareLink(robbedCollege, undated.slug),
  }
}

const rare = (state: string): Screen => ({
  name: `public page, ${state}`,
  who: 'nobody',
  path: '/verify',
  open: async (page) => {
    await page.goto((await links())[state]!)
    await hydrated(page)
  },
  shows: settledVerdict,
})

/** An accepted certificate of the shared issuer, as its file would be after someone changed its title. */
async function forgery(): Promise<Buffer> {
  const issuer = await sharedClient('issuer')
  const all = await listCertificates(issuer)
  const { slug } = all.find(
    ({ title, status, revokedReason }) => title === titles.decided && status === '1' && revokedReason === '',
  )!
  const bundle = await readBundle(issuer, slug)
  const certificate = changed(bundle.certificate, 'credentialSubject.achievement.name', 'Doctor of Medicine')
  return Buffer.from(JSON.stringify({ ...bundle, certificate }))
}

/** What strangers see of certificates that are not simply valid. */
export const verdictScreens: Screen[] = [
  rare('suspended'),
  rare('expired'),
  rare('not yet valid'),
  rare('no decision yet'),
  rare('signed with a stolen key'),
  rare('signed before or after a theft'),
  {
    name: 'public page, erased',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.accepted,
    prepare: (page) =>
      page.route('**/api/evidence/*', async (route) => {
        const answer = await (await route.fetch()).json()
        await route.fulfill({ json: { ...answer, data: { ...answer.data, cid: null, erased: true } } })
      }),
    shows: text('The holder has had this certificate’s document erased.'),
  },
  {
    name: 'verify, an altered file',
    who: 'nobody',
    path: '/verify',
    open: async (page) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'degree.json', mimeType: 'application/json', buffer: await forgery() }),
    shows: settledVerdict,
  },
]
