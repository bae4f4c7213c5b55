import type { Page } from '@playwright/test'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { outOfOrder, refuse } from '../../browser/refuse.ts'
import { expectVerdict } from '../../browser/verdict.ts'
import {
  acceptCertificates,
  act,
  addStudent,
  createCertificates,
  type ListedCertificate,
  readSignature,
  signCertificates,
  waitUntilRecorded,
} from '../../world/certificates.ts'
import { correctCertificate, waitUntilSuperseded } from '../../world/corrections.ts'
import { decline, issue } from '../../world/issue.ts'
import { students, verifier } from '../../world/people.ts'
import { category } from '../../world/seed.ts'
import { sharedClient, sharedUrl } from '../../world/shared.ts'

const minted = 'This certificate has been minted as an NFT'
const recorded = 'permanently recorded on the blockchain'
const signature = 'The signature of its issuer'
const acceptance = 'The acceptance of a verifier'
const record = 'The record on the blockchain'
const reason = 'Details do not match our records'

journey.describe('certificate detail (specification, sections 2, 3, 4, 8 and 9)', () => {
  // The browser logs unknown certificates and deliberate failures.
  journey.use({ expectedInConsole: /the server responded with a status of (404|500)|net::ERR_FAILED/ })

  journey(
    'status, reason, link, banner and hash of an accepted, a declined and a new certificate',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      let accepted: ListedCertificate
      let declinedId: string
      let draftId: string
      const organizationName = 'Arzanah Institute'
      const issuer = await enterAsOwnIssuer(
        page,
        { organizationName, mailbox: 'arzanah', path: '/issuer' },
        async (client) => {
          const student = await addStudent(client, { ...students[2], email: 'zoe@arzanah.example' })
          const create = async (title: string) =>
            (await createCertificates(client, { category, title, date: '2025-06-30' }, [student]))[0]!
          draftId = await create('Soil Science')
          declinedId = await create('Oceanography')
          const id = await create('Geology')
          await signCertificates(client, [declinedId])
          await decline(declinedId, reason)
          accepted = (await issue(client, [id]))[0]!
        },
      )
      const { verifierDigitalSignature } = await readSignature(issuer)
      const sheet = page.getByRole('article', { name: 'BLOCKCHAIN-VERIFIED Certificate' })

      await page.goto(`${sharedUrl()}/certificate/${accepted!._id}`)
      await expect(
        sheet.getByRole('heading', { name: 'BLOCKCHAIN-VERIFIED Certificate', exact: true }),
      ).toBeVisible()
      await expectFact(page, 'Recipient', students[2].name)
      await expectFact(page, 'Program title', 'Geology')
      await expectFact(page, 'Issued by', organizationName)
      await expectFact(page, 'Date of issue', '30 June 2025')
      await expectFact(page, 'Digital signature', `${verifierDigitalSignature.slice(0, 40)}…`)
      await expectFact(page, 'Certificate Type', category)
      await expectFact(page, 'Status', 'Verified')
      await expect(page.getByTitle(accepted!.uri)).toHaveText(`${accepted!.uri.slice(0, 30)}…`)
      await expect(sheet.getByText(recorded, { exact: true })).toBeVisible()
      const banner = page.getByRole('alert').filter({ hasText: minted })
      const { txHash } = accepted!
      expect(txHash).toMatch(/^0x[0-9a-f]{64}$/)
      await expect(banner.getByTitle(txHash)).toHaveText(`${txHash.slice(0, 10)}…${txHash.slice(-6)}`)
      await expect(page.getByText('Reason', { exact: true })).toHaveCount(0)
      await expect(
        sheet.getByRole('img', { name: `Certificate “Geology” of ${students[2].name}` }),
      ).toBeVisible()

      await page.goto(`${sharedUrl()}/certificate/${declinedId!}`)
      await expectFact(page, 'Status', 'Not Verified')
      await expectFact(page, 'Reason', reason)
      await expectNotOnChain(page)

      await page.goto(`${sharedUrl()}/certificate/${draftId!}`)
      await expectFact(page, 'Status', 'Pending')
      await expectFact(page, 'Digital signature', 'Not signed yet')
      await expectNotOnChain(page)
      await expect(page.getByText(reason)).toHaveCount(0)

      await expectErrors(page, `/certificate/${draftId!}`, draftId!)
    },
  )

  journey('its timeline from creation to transfer, updated live', async ({ newVisitor }) => {
    const page = await newVisitor()
    const organizationName = 'Al Dana Institute'
    let id: string
    const issuer = await enterAsOwnIssuer(
      page,
      // Not a page of the app, so that the next page is the first to listen for events.
      { organizationName, mailbox: 'aldana', path: '/healthz' },
      async (client) => {
        const student = await addStudent(client, { ...students[2], email: 'zoe@aldana.example' })
        id = (
          await createCertificates(client, { category, title: 'Pearls', date: '2025-06-30' }, [student])
        )[0]!
      },
    )
    const listening = page.waitForResponse('**/api/events')
    await page.goto(`${sharedUrl()}/certificate/${id!}`)
    const timeline = page.getByRole('list', { name: 'Timeline of this certificate' })
    const entry = (words: string) => timeline.getByRole('listitem').filter({ hasText: words })
    await expect(timeline.getByRole('listitem')).toHaveCount(1)
    await expect(entry('Created')).toContainText(organizationName)
    const verdict = page.getByRole('region', { name: 'Is it valid?' })
    const missing = verdict.getByRole('list', { name: 'What is still missing' }).getByRole('listitem')
    await expect(verdict.getByText('Not signed yet')).toBeVisible()
    await expect(missing).toHaveText([signature, acceptance, record])
    await expect(verdict.locator('[data-verdict]')).toHaveCount(0)

    // From here on the page is never reloaded. It receives events once it listens.
    await listening
    await signCertificates(issuer, [id!])
    await expect(entry('Sealed document stored')).toBeVisible()
    await expect(timeline.getByRole('link')).toHaveCount(0)
    await expectVerdict(page, 'CANNOT TELL')
    await expect(verdict).toContainText('No verifier has decided')
    await expect(missing).toHaveText([acceptance, record])
    await acceptCertificates(await sharedClient('verifier'), [id!])
    await waitUntilRecorded(issuer, [id!])
    await expect(entry('Emailed to its holder')).toBeVisible()
    await expect(entry('Recorded on the blockchain')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: minted })).toBeVisible()
    await expectFact(page, 'Status', 'Verified')
    await expect(verdict.locator('[data-verdict="VALID"]')).toBeVisible()
    await expect(missing).toHaveCount(0)
    await issuer.put('/update-transfer', { id: id!, flag: 'true' })
    await expect(entry('Transferred to the holder’s wallet')).toContainText(/Block \d/)
    const way = [
      'Created',
      'Signed by its issuer',
      'Accepted by a verifier',
      'Added to the log',
      'Recorded on the blockchain',
      'Transferred to the holder’s wallet',
    ]
    await expect(timeline.getByRole('listitem').filter({ hasText: new RegExp(way.join('|')) })).toHaveText(
      way.map((words) => new RegExp(words)),
    )

    await expect(entry('Accepted by a verifier')).toContainText(verifier.organizationName)
    const endorsement = page.getByText('Signed endorsement (JSON)', { exact: true })
    await endorsement.focus()
    await page.keyboard.press('Enter')
    const source = page.getByRole('region', { name: 'Signed endorsement (JSON)' })
    expect(JSON.parse(await source.innerText()).type).toContain('EndorsementCredential')
    const saved = page.waitForEvent('download')
    await timeline.getByRole('button', { name: 'Signed credential (JSON)' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.json$/)
    for (const name of [/^Sealed document/, 'Proof of inclusion (JSON)']) {
      const path = await timeline.getByRole('link', { name }).getAttribute('href')
      expect((await fetch(sharedUrl() + path)).status).toBe(200)
    }
  })

  journey('its verdict, by the eight checks in the visitor’s browser', async ({ newVisitor }) => {
    const page = await newVisitor()
    let valid: string
    let revoked: string
    let superseded: string
    const facts = { userName: students[2].name, categoryName: category, date: '2025-06-30' }
    await enterAsOwnIssuer(
      page,
      { organizationName: 'Al Waha Institute', mailbox: 'alwaha', path: '/issuer' },
      async (client) => {
        const student = await addStudent(client, { ...students[2], email: 'zoe@alwaha.example' })
        const create = async (title: string) =>
          (await createCertificates(client, { category, title, date: '2025-06-30' }, [student]))[0]!
        valid = await create('Springs')
        revoked = await create('Wells')
        superseded = await create('Fallaj')
        await issue(client, [valid, revoked])
        await act(client, 'revoke', revoked, 'Issued by mistake')
        await signCertificates(client, [superseded])
        await signCertificates(client, [
          await correctCertificate(client, superseded, { ...facts, title: 'Falaj' }),
        ])
        await waitUntilSuperseded(client, superseded)
      },
    )
    const verdict = page.getByRole('region', { name: 'Is it valid?' })
    const checks = verdict.getByRole('list', { name: 'What was checked' }).getByRole('listitem')

    await page.goto(`${sharedUrl()}/certificate/${valid!}`)
    await expectVerdict(page, 'VALID')
    await expect(verdict).toContainText('This certificate is valid.')
    await expect(checks).toHaveCount(8)
    await expect(verdict.locator('[data-answer="passed"]')).toHaveCount(16)
    const details = checks.first().getByText('well-formed', { exact: true })
    await expect(details).toBeHidden()
    await checks.first().locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await verdict.getByRole('button', { name: 'Check again' }).click()
    await expectVerdict(page, 'VALID')

    await page.emulateMedia({ media: 'print' })
    await expect(verdict.getByText('This certificate is valid.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })

    await page.goto(`${sharedUrl()}/certificate/${revoked!}`)
    await expectVerdict(page, 'INVALID')
    await expect(verdict.locator('[data-headline]')).toContainText('Issued by mistake')
    await page.goto(`${sharedUrl()}/certificate/${superseded!}`)
    await expectVerdict(page, 'INVALID')
    await expect(verdict.locator('[data-headline]')).toContainText('correct')
  })
})

/** Expects each error below the panel's title. The page retries once before it says that the server cannot be reached. */
async function expectErrors(page: Page, path: string, id: string): Promise<void> {
  const panel = page.getByRole('alert').filter({ hasText: 'Error loading certificate' })
  await page.goto(`${sharedUrl()}/certificate/nothing-of-that-name`)
  await expect(panel).toContainText('No certificate found for the given ID.')

  const call = `/api/user/get-certificate-by-user-url/${id}`
  let asked = 0
  await page.route(`**${call}`, (route) => {
    asked++
    return route.abort()
  })
  await page.goto(sharedUrl() + path)
  await expect(panel).toContainText('Network error. Please try again.')
  expect(asked).toBe(2)
  await page.unroute(`**${call}`)

  await page.route(`**${call}`, (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(panel).toContainText('An error occurred while fetching the certificate')
  await page.unroute(`**${call}`)

  const recover = await refuse(page, call)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel).toContainText(outOfOrder)
  await recover()
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expectFact(page, 'Status', 'Pending')
}

/** Expects this value for a term in a list of facts. */
const expectFact = (page: Page, term: string, said: string) =>
  expect(
    page
      .locator('dl > *')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('dd'),
  ).toHaveText(said)

async function expectNotOnChain(page: Page): Promise<void> {
  for (const words of ['IPFS link', minted, recorded]) await expect(page.getByText(words)).toHaveCount(0)
}
