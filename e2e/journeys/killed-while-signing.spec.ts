import { withClipboard } from '../browser/clipboard.ts'
import { expect, journey } from '../browser/journey.ts'
import { selectAllRows } from '../browser/select-all-rows.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import {
  addStudents,
  createCertificates,
  listCertificates,
  listStudents,
  readSignature,
} from '../world/certificates.ts'
import { issuer } from '../world/people.ts'
import { category, firstAdmin, newIssuer } from '../world/seed.ts'
import { startWorld, type World } from '../world/start-world.ts'

/** More than one chunk of a batch, so that the server dies with work left. */
const count = 700

journey.describe('a server killed in the middle of signing a batch @slow', () => {
  journey.use({ expectedInConsole: /Failed to load resource|ERR_/ })
  let world: World
  journey.beforeAll(async () => {
    world = await startWorld()
  })
  journey.afterAll(() => world.stop())

  journey('the batch resumes by itself, and the same page sees it end', async ({ newVisitor }) => {
    const client = await newIssuer(await firstAdmin(world), {})
    await addStudents(client, count)
    const studentIds = (await listStudents(client)).map(({ _id }) => _id)
    await createCertificates(client, { category, title: 'Bachelor of Law', date: '2025-06-30' }, studentIds)
    const { verifierDigitalSignature } = await readSignature(client)

    const page = await newVisitor(withClipboard)
    await signInByScreen(page, world.url, { email: issuer.email, role: 'Issuer' })
    await selectAllRows(page, 'Certificates of 2025', count)
    await page.getByRole('button', { name: `Sign ${count}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Digital signature').fill(verifierDigitalSignature)
    const accepted = page.waitForResponse((response) => response.url().endsWith('/api/batches'))
    await dialog.getByRole('button', { name: 'Verify Certificate' }).click()
    expect((await accepted).status()).toBe(202)
    await world.kill('SIGKILL')
    await world.restart()

    await expect(dialog.getByRole('button', { name: 'Verified Successfully' })).toBeVisible({
      timeout: 60_000,
    })
    await expect(dialog.getByText(`${count} signed.`)).toBeVisible()
    const certificates = await listCertificates(client)
    expect(certificates).toHaveLength(count)
    expect(certificates.every(({ isVerified }) => isVerified)).toBe(true)
  })
})
