import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { withClipboard } from '../browser/clipboard.ts'
import { draftCertificateByScreen } from '../browser/create-certificate.ts'
import { expect, journey } from '../browser/journey.ts'
import { selectAllRows } from '../browser/select-all-rows.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { type ApiClient, apiClient } from '../world/api-client.ts'
import {
  addStudents,
  deliverByHand,
  listCertificates,
  listStudents,
  readSignature,
} from '../world/certificates.ts'
import { inParallel } from '../world/in-parallel.ts'
import { decodeAll, readLog } from '../world/log-reader.ts'
import { onboard } from '../world/organisations.ts'
import { issuer as issuerDetails, verifier } from '../world/people.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'
import { until } from '../world/until.ts'
import { persist } from './crash/persist.ts'
import { accept } from './crash/work.ts'
import { killOnTheWay, type Way } from './screen/kill-on-the-way.ts'

// `npx playwright test --config e2e/trials/playwright.config.ts from-the-screen`: one browser page creates and signs
// certificates for all students while the server is repeatedly killed with -9. A verifier accepts them through the API.
const count = Number(process.env.TRIAL_CERTIFICATES ?? 100_000)
const kills = Number(process.env.TRIAL_KILLS ?? 10)
const patienceMs = 45 * 60_000
const title = 'Bachelor of Law'
const shown = count.toLocaleString('en-GB')

journey.describe(`${shown} certificates from the screen, ${kills} kills on the way`, () => {
  journey.use({ expectedInConsole: /Failed to load resource|ERR_/ })
  let world: World
  journey.beforeAll(async () => {
    world = await startWorld({ env: { ANCHOR_INTERVAL_SECONDS: '1' } })
  })
  journey.afterAll(() => world.stop())

  journey('are created, signed, accepted and logged, each exactly once', async ({ newVisitor }) => {
    const admin = await firstAdmin(world)
    const issuer = await newIssuer(admin, {})
    const { client: directorate } = await onboard(apiClient(world.url), admin, verifier)
    await deliverByHand(issuer)
    await lap('students imported', () => addStudents(issuer, count, patienceMs))

    const page = await newVisitor(withClipboard)
    await signInByScreen(page, world.url, { email: issuerDetails.email, role: 'Issuer' })
    await page.evaluate('globalThis.neverReloaded = true')

    const draft = { category, title, date: '30/06/2025' }
    await lap('asked to create', async () => {
      const dialog = await draftCertificateByScreen(page, { ...draft, recipients: 'all' })
      await dialog.getByRole('button', { name: 'Create Certificate' }).click()
      await expect(dialog).toBeHidden()
    })
    await lap('created', () => watchedTo(page.getByRole('list', { name: 'Activity in progress' }), 0.4))

    await selectAllRows(page, 'Certificates of 2025', count)
    const { verifierDigitalSignature } = await readSignature(issuer)
    await page.getByRole('button', { name: `Sign ${shown}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Digital signature').fill(verifierDigitalSignature)
    await dialog.getByRole('button', { name: 'Verify Certificate' }).click()
    await lap('signed', () => watchedTo(dialog, 0.4))
    await expect(dialog.getByRole('button', { name: 'Verified Successfully' })).toBeVisible()
    expect(await page.evaluate('globalThis.neverReloaded')).toBe(true)

    const logged = () => logSize(world.url)
    await lap('accepted and logged', async () => {
      await Promise.all([acceptAll(issuer, directorate), survive(logged, 0.2)])
    })
    expect(await exactCounts(issuer)).toEqual({
      certificates: count,
      signed: count,
      accepted: count,
      entries: count,
      digests: count,
    })
    console.info(`${shown} certificates, ${kills} kills: ${laps.join(', ')}`)
  })

  /** Follows the progress shown in a part of the page to its end, with this share of all kills on the way. */
  async function watchedTo(part: Locator, share: number): Promise<void> {
    const progress = part
      .getByRole('status')
      .filter({ hasText: new RegExp(` of ${shown}|^${shown} `) })
      .first()
    await progress.waitFor()
    const values = await survive(async () => {
      // Without activity, the session would end after five minutes.
      await part.page().mouse.move(Math.random() * 100, 0)
      return numberIn(await progress.textContent())
    }, share)
    expect(values, 'progress never goes back').toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size, 'progress is live').toBeGreaterThanOrEqual(Math.ceil(count / 10_000))
    await expect(progress).toHaveText(new RegExp(`^${shown} `))
  }

  const survive = (reached: Way['reached'], share: number) =>
    killOnTheWay(world, { to: count, reached, times: Math.round(kills * share), patienceMs })

  async function acceptAll(issuer: ApiClient, directorate: ApiClient): Promise<void> {
    const outages = { ready: () => pause(0), onLost: () => undefined }
    const all = await persist(() => listCertificates(issuer), outages)
    const chunks = Array.from({ length: Math.ceil(count / 1000) }, (_, i) =>
      all.slice(i * 1000, (i + 1) * 1000).map(({ _id }) => _id),
    )
    await inParallel(chunks, 2, (ids) => persist(() => accept(directorate, ids), outages))
  }

  async function exactCounts(issuer: ApiClient): Promise<Record<string, number>> {
    await until(
      'all documents are stored',
      async () => {
        const all = await listCertificates(issuer)
        return all.every(({ uri, txHash }) => uri !== '' && txHash !== '')
      },
      patienceMs,
    )
    const [all, students] = [await listCertificates(issuer), await listStudents(issuer)]
    const names = all.map(({ userName }) => userName).sort()
    const wanted = students.map(({ name }) => name).sort()
    expect(names.join() === wanted.join(), 'one certificate for each student').toBe(true)
    const { entries } = await readLog(world.url, 'certificates')
    const digests = decodeAll(entries).map(({ digest }) => Buffer.from(digest).toString('hex'))
    return {
      certificates: all.length,
      signed: all.filter(({ isVerified }) => isVerified).length,
      accepted: all.filter(({ status }) => status === '1').length,
      entries: entries.length,
      digests: new Set(digests).size,
    }
  }
})

/** The number of leaves in the published log; 0 before the first checkpoint. */
async function logSize(url: string): Promise<number> {
  const answer = await fetch(`${url}/log/certificates/checkpoint`)
  return answer.ok ? Number((await answer.text()).split('\n')[1]) : 0
}

const numberIn = (text: string | null): number =>
  Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', '') ?? 0)

const laps: string[] = []
async function lap<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  laps.push(`${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
