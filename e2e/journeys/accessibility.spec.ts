import { join } from 'node:path'
import { findings, isScrolledSideways, settled } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { type Door, type Places, screens } from '../browser/screens.ts'
import { apiClient } from '../world/api-client.ts'
import { listCertificates } from '../world/certificates.ts'
import { openSession, type Session } from '../world/organisations.ts'
import { issuer, password, students, verifier } from '../world/people.ts'
import { titles } from '../world/seed.ts'
import { shareLink } from '../world/share-link.ts'
import { sharedAdminSession, sharedUrl } from '../world/shared.ts'

const pictures = join(import.meta.dirname, '../results/screens')

journey.describe('every screen and dialog: no finding of WCAG 2.2 A and AA, no sideways scrolling', () => {
  journey.describe.configure({ mode: 'parallel' })
  // Some screens show what the server refused; the browser itself writes those answers to the console.
  journey.use({ expectedInConsole: /Failed to load resource: the server responded with a status of 404/ })
  const url = sharedUrl()
  const sessions: Partial<Record<Door, Session>> = {}
  let places: Places
  journey.beforeAll(async () => {
    const api = apiClient(url)
    sessions.admin = await sharedAdminSession()
    sessions.issuer = await openSession(api, 'issuer', issuer.email, password)
    sessions.verifier = await openSession(api, 'verifier', verifier.email, password)
    sessions.student = await openSession(api, 'student', students[0].email, password)
    places = await findPlaces(sessions.issuer.data)
  })

  for (const { name, who, path, open, shows, widths = [1280, 360] } of screens) {
    journey(name, async ({ newVisitor }) => {
      const page = await newVisitor({ reducedMotion: 'reduce', colorScheme: 'light' })
      const session = sessions[who]
      if (session) {
        const kept = JSON.stringify(JSON.stringify(session))
        await page.addInitScript({ content: `sessionStorage.setItem('userData', ${kept})` })
      }
      await page.setViewportSize({ width: widths[0]!, height: 900 })
      await page.goto(url + (typeof path === 'string' ? path : path(places)))
      await open?.(page)
      await shows(page).waitFor()

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await settled(page)
          await page.screenshot({ path: join(pictures, `${name}, ${width}, ${colorScheme}.png`) })
          const coloursOnly = colorScheme === 'dark'
          expect
            .soft(await findings(page, { coloursOnly }), `${name} at ${width} px, ${colorScheme}`)
            .toEqual([])
        }
        expect.soft(await isScrolledSideways(page), `${name} scrolls sideways at ${width} px`).toBe(false)
      }
    })
  }

  async function findPlaces(token: string): Promise<Places> {
    const university = apiClient(url, token)
    const certificates = await listCertificates(university)
    const find = (title: string, status: string, isRevoked: boolean) =>
      certificates.find(
        (one) => one.title === title && one.status === status && (one.revokedReason !== '') === isRevoked,
      )!
    const states = {
      accepted: find(titles.decided, '1', false),
      revoked: find(titles.decided, '1', true),
      declined: find(titles.decided, '2', false),
      draft: certificates.find(({ isVerified }) => !isVerified)!,
    }
    const link = async (slug: string) => (await shareLink(university, slug)).slice(url.length)
    return {
      certificate: {
        accepted: `/certificate/${states.accepted._id}`,
        revoked: `/certificate/${states.revoked._id}`,
        declined: `/certificate/${states.declined._id}`,
        draft: `/certificate/${states.draft._id}`,
      },
      publicPage: {
        accepted: await link(states.accepted.slug),
        revoked: await link(states.revoked.slug),
        declined: await link(states.declined.slug),
        draft: `/verify/${states.draft.slug}`,
      },
    }
  }
})
