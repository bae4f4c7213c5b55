import { join } from 'node:path'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import type { Page } from '@playwright/test'
import { emptyTab } from '../browser/empty-tab.ts'
import { hydrated } from '../browser/hydrated.ts'
import {
  findings,
  isScrolledSideways,
  listsScrolledSideways,
  type Rules,
  settled,
} from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { printPapers } from '../browser/papers.ts'
import type { Places, Screen, Viewer } from '../browser/screens/screen.ts'
import { screens } from '../browser/screens.ts'
import { speak } from '../browser/words.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import { type ListedCertificate, listCertificates } from '../world/certificates.ts'
import type { Session } from '../world/organisations.ts'
import { issuer } from '../world/people.ts'
import { titles } from '../world/seed.ts'
import { shareLink, shareName } from '../world/share-link.ts'
import { sharedAdminSession, sharedClient, sharedSession, sharedUrl } from '../world/shared.ts'
import { applyAsLookAlike, organisationsInWaiting } from '../world/standings.ts'

/**
 * `npm test` opens only the pages as served, each in one mode; the next page uses the next mode. With `EVERY_LOOK=rules`
 * (`npm run test:looks`) the rules run on every screen and dialog, at both widths in each mode. `EVERY_LOOK=pictures` (`npm
 * run screens`) only takes a picture of each, which is quicker.
 */
const everyLook = process.env.EVERY_LOOK as 'rules' | 'pictures' | undefined
/** Pictures have the widths of common devices; the rules must hold on the smallest phones. */
const [wide, narrow] = everyLook === 'pictures' ? [1440, 390] : [1280, 360]
const softly = expect.configure({ soft: true })
const pictures = join(import.meta.dirname, '../results/screens')

interface Mode {
  name: string
  language: LanguageCode
  colorScheme: 'light' | 'dark'
  rules: Rules
  /** The width at which `npm test` runs the rules, if the screen exists there. */
  width: number
}
const light: Mode = { name: 'light', language: 'en', colorScheme: 'light', rules: 'all', width: wide }
const dark: Mode = {
  name: 'dark',
  language: 'en',
  colorScheme: 'dark',
  // If a screen was already checked in light mode, only the colours are new.
  rules: everyLook ? 'colours' : 'all',
  width: narrow,
}
const arabic: Mode = { name: 'Arabic', language: 'ar', colorScheme: 'light', rules: 'all', width: narrow }
const modes = [light, dark, arabic]

journey.describe('every screen: no finding of WCAG 2.2 A and AA, no sideways scrolling', () => {
  journey.describe.configure({ mode: 'parallel' })
  // Some screens show refusals from the server, and the browser logs them to the console.
  journey.use({ expectedInConsole: /Failed to load resource: the server responded with a status of (4|503)/ })
  const url = sharedUrl()
  const sessions: Partial<Record<Viewer, Session>> = {}
  let places: Places
  journey.beforeAll(async ({ browser }) => {
    const api = apiClient(url)
    sessions.admin = await sharedAdminSession()
    sessions.issuer = await sharedSession('issuer')
    sessions.verifier = await sharedSession('verifier')
    sessions.student = await sharedSession('student')
    Object.assign(sessions, await organisationsInWaiting(api, api.as(sessions.admin.data)))
    const { jpeg } = await printPapers(browser, 'Certificate of tax registration')
    const photo = { name: jpeg.name, bytes: new Uint8Array(jpeg.buffer) }
    places = {
      ...(await findCertificates(await sharedClient('issuer'), await sharedClient('student'))),
      lookAlike: `/admin/organisations/${await applyAsLookAlike(api, photo)}`,
      approved: `/admin/organisations/${await idOf(api.as(sessions.admin.data), issuer.organizationName)}`,
    }
  })

  const asked = everyLook ? screens : screens.filter(({ open, prepare }) => !open && !prepare)
  for (const [turn, screen] of asked.entries()) {
    journey(screen.name, async ({ newVisitor, regular }) => {
      const visitor = (language: LanguageCode) =>
        screen.prepare ? newVisitor() : regular(`${screen.who}, ${language}`)
      const looks = everyLook ? modes : [modes[turn % modes.length]!]
      for (const language of ['en', 'ar'] as const) {
        const own = looks.filter((mode) => mode.language === language)
        if (own.length === 0) continue
        const page = await visitor(language)
        await openScreen(page, screen, language)
        await expect(page.locator('html')).toHaveAttribute('dir', languageOf(language).dir)
        await inspect(page, screen, own)
      }
    })
  }

  /** Opens a screen as its viewer would, in the language that they chose earlier. */
  async function openScreen(
    page: Page,
    { who, path, prepare, open, shows, onPhone }: Screen,
    language: LanguageCode,
  ): Promise<void> {
    const say = await speak(language)
    await startFresh(page, sessions[who])
    await page.context().addCookies([{ name: 'language', value: language, url }])
    await prepare?.(page)
    await page.setViewportSize({ width: onPhone ? narrow : wide, height: 900 })
    await page.goto(url + (typeof path === 'string' ? path : path(places)))
    await hydrated(page)
    await open?.(page, say)
    await shows(page, say).waitFor()
    // Wait for everything that is loading or being checked: otherwise axe would see parts of the page before and parts
    // after.
    await expect(page.locator('.mantine-Skeleton-root, [data-verdict="checking"]')).toHaveCount(0)
  }

  /** Clears everything from a tab except this session. */
  async function startFresh(page: Page, session: Session | undefined): Promise<void> {
    await emptyTab(page, url)
    if (session)
      await page.evaluate((kept) => Object.assign(sessionStorage, kept), {
        userData: JSON.stringify(session),
      })
    await page.emulateMedia({ colorScheme: 'light' })
  }

  async function findCertificates(
    university: ApiClient,
    holder: ApiClient,
  ): Promise<Pick<Places, 'certificate' | 'publicPage'>> {
    const certificates = await listCertificates(university)
    const find = (title: string, status: string, { isRevoked = false } = {}) =>
      certificates.find(
        (one) => one.title === title && one.status === status && (one.revokedReason !== '') === isRevoked,
      )!
    const link = async (slug: string) => (await shareLink(university, slug)).slice(url.length)
    const states = {
      accepted: find(titles.decided, '1'),
      revoked: find(titles.decided, '1', { isRevoked: true }),
      declined: find(titles.decided, '2'),
      draft: certificates.find(({ isVerified }) => !isVerified)!,
    }
    const [superseded, correcting, correction] = titles.versions.map(
      (title) => certificates.find((one) => one.title === title)!,
    ) as [ListedCertificate, ListedCertificate, ListedCertificate]
    const corrected = await link(superseded.slug)
    const part = await shareName(holder, titles.decided)
    return {
      certificate: {
        accepted: `/certificate/${states.accepted._id}`,
        revoked: `/certificate/${states.revoked._id}`,
        declined: `/certificate/${states.declined._id}`,
        draft: `/certificate/${states.draft._id}`,
        superseded: `/certificate/${superseded._id}`,
        correcting: `/certificate/${correcting._id}`,
        correction: `/certificate/${correction._id}`,
      },
      publicPage: {
        accepted: await link(states.accepted.slug),
        revoked: await link(states.revoked.slug),
        declined: await link(states.declined.slug),
        draft: `/verify/${states.draft.slug}`,
        corrected,
        superseded: corrected.replace('#', '?version=this#'),
        part: part.slice(url.length),
      },
    }
  }
})

/** Checks a screen at both widths and in each mode. */
async function inspect(page: Page, { name, onPhone }: Screen, modes: Mode[]): Promise<void> {
  for (const width of onPhone ? [narrow] : [wide, narrow]) {
    await page.setViewportSize({ width, height: 900 })
    for (const mode of modes) {
      if (width !== mode.width && !onPhone && !everyLook) continue
      const look = `${name}, ${width}, ${mode.name}`
      await page.emulateMedia({ colorScheme: mode.colorScheme })
      await settled(page)
      if (width < 640) await showWhole(page, width)
      await page.evaluate('document.activeElement?.scrollIntoView({ block: "nearest" })')
      if (everyLook === 'pictures')
        await page.screenshot({ path: join(pictures, `${look}.jpg`), quality: 80 })
      else expect.soft(await findings(page, mode.rules), look).toEqual([])
    }
    // An open menu is repositioned a moment after the window is resized.
    await softly
      .poll(() => isScrolledSideways(page), { message: `${name} scrolls sideways at ${width} px` })
      .toBe(false)
    if (width < 640)
      await softly.poll(() => listsScrolledSideways(page), { message: `${name}, ${width}` }).toEqual([])
  }
}

/**
 * Sets the page's full height, so that the bar of running batches at the bottom of a phone covers nothing. A dialog stays
 * as it opens.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) return
  const height = await page.evaluate<number>('Math.max(900, document.documentElement.scrollHeight)')
  await page.setViewportSize({ width, height })
}

async function idOf(admin: ApiClient, organizationName: string): Promise<string> {
  const query = new URLSearchParams({ search: organizationName, status: 'Approved' })
  const { data } = await admin.get<{ data: { _id: string; organizationName: string }[] }>(
    `/api/admin/organisations?${query}`,
  )
  return data.find((one) => one.organizationName === organizationName)!._id
}
