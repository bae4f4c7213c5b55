import type { Page } from '@playwright/test'
import { expect, journey } from '../browser/journey.ts'
import { printPapers } from '../browser/papers.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { typeDetails, typeKyc } from '../browser/sign-up.ts'
import { issuer } from '../world/people.ts'
import { firstAdmin } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'

const stepOne = '/api/personal-data'
const stepTwo = '/api/update-kyc'

journey.describe('a server killed in every step of a sign-up, and between them @slow', () => {
  journey.describe.configure({ timeout: 480_000 })
  journey.use({ expectedInConsole: /Failed to load resource|ERR_|Unable to preload/ })
  let world: World
  journey.beforeAll(async () => {
    world = await startWorld()
  })
  journey.afterAll(() => world.stop())

  journey(
    'the applicant tries again and ends with one organisation, nothing lost',
    async ({ newVisitor, browser }) => {
      const admin = await firstAdmin(world)
      const { pdf, jpeg, png } = await printPapers(browser, 'Trade licence')
      const page = await newVisitor()
      await page.goto(`${world.url}/sign-up/issuer`)
      await typeDetails(page, issuer)
      await persist(page, 'Save and continue', stepOne)
      await expect(page.getByText('Proof Of Authorization')).toBeVisible()

      await world.kill('SIGKILL')
      await world.restart()
      await page.reload()

      await typeKyc(page, {
        'Business License': jpeg,
        'Tax Certificate': pdf,
        'Proof Of Address': png,
        'Government ID Proof': jpeg,
        'Proof Of Authorization': pdf,
      })
      await persist(page, 'Submit for review', stepTwo)
      await expect(page.getByRole('dialog', { name: 'Details Under Review' })).toBeVisible()

      await world.kill('SIGKILL')
      await world.restart()

      await page.getByRole('button', { name: 'Okay' }).click()
      await signInByScreen(page, world.url, { email: issuer.email, role: 'Issuer' })
      await expect(page.getByText('Please wait for admin approval!')).toBeVisible()
      const { data } = await admin.get<{ data: { _id: string; status: string }[] }>(
        '/api/admin/organisations',
      )
      expect(data).toMatchObject([{ organizationName: issuer.organizationName, status: 'Pending' }])
      const { data: detail } = await admin.get<{ data: { files: unknown[] } }>(
        `/api/admin/organisations/${data[0]!._id}`,
      )
      expect(detail.files).toHaveLength(5)
    },
  )

  /** Sends a step to a server that dies before it responds, then to one whose response is lost, then once more. */
  async function persist(page: Page, button: string, path: string): Promise<void> {
    const send = () => page.getByRole('button', { name: button }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Network error. Please try again.' })
    const sent = page.waitForRequest(`**${path}`)
    world.process.kill('SIGSTOP')
    await send()
    await sent
    await world.kill('SIGKILL')
    await expect(refusal).toBeVisible()
    await world.restart()

    const lost = await loseAnswer(page, path, () => world.kill('SIGKILL'))
    await send()
    await lost()
    await expect(refusal).toBeVisible()
    await world.restart()
    await send()
  }
})

/**
 * Lets the next such call reach the server but loses the response. `meanwhile` runs before the page notices. The returned
 * function waits until all of this is done.
 */
async function loseAnswer(
  page: Page,
  path: string,
  meanwhile: () => Promise<void>,
): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const answered = new Promise<{ requestId: string; responseStatusCode?: number }>((resolve) =>
    devtools.once('Fetch.requestPaused', resolve),
  )
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] })
  return async () => {
    const { requestId, responseStatusCode } = await answered
    expect(responseStatusCode).toBe(200)
    await meanwhile()
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
    await devtools.detach()
  }
}
