import type { Locator, Page } from '@playwright/test'
import { freeze } from '../../browser/clock.ts'
import { findings, settled } from '../../browser/inspect.ts'
import { expect, journey } from '../../browser/journey.ts'
import { enterAsOwnIssuer } from '../../browser/own-issuer.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import {
  addStudent,
  createCertificates,
  listCertificates,
  readSignature,
  signCertificates,
} from '../../world/certificates.ts'
import { decline } from '../../world/issue.ts'
import { students } from '../../world/people.ts'
import { category } from '../../world/seed.ts'
import { sharedClient } from '../../world/shared.ts'

const path = '/issuer/details/2025'

journey.describe('certificate modal for issuer verification (specification, sections 2, 4, 5 and 8)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of (422|500)/ })

  journey(
    'asks for the digital signature, refuses a wrong one on its field, and says each state on its button',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const issuer = await enterAsOwnIssuer(
        page,
        { organizationName: 'Zirku School of Navigation', mailbox: 'zirku', path },
        async (client) => {
          const student = await addStudent(client, { ...students[2], email: 'zoe@zirku.students.example' })
          const create = async (title: string) =>
            (await createCertificates(client, { category, title, date: '2025-06-30' }, [student]))[0]!
          const [accepted, declined] = [await create('Accepted'), await create('Turned down')]
          for (const title of ['Chart', 'Compass', 'Sextant']) await create(title)
          await signCertificates(client, [accepted, declined])
          await (await sharedClient('verifier')).put('/update-verified', { id: accepted, flag: '1' })
          await decline(declined, 'Details do not match our records')
        },
      )
      const { verifierDigitalSignature } = await readSignature(issuer)
      const dialog = await openDialog(page, 'Chart')
      const signature = dialog.getByRole('textbox', { name: 'Digital signature' })
      await expect(signature).toBeFocused()
      await expect(dialog.getByText('Letter of authority')).toHaveCount(0)

      await dialog.getByRole('button', { name: 'Verify Certificate', exact: true }).click()
      await expect(signature).toHaveAccessibleDescription('Missing required data for verification')
      const wrong = 'This digital signature is not your organisation’s. Copy it from “My Profile”.'
      await signature.fill('z3nobodysSignature')
      await freeze(page)
      await dialog.getByRole('button', { name: 'Verify Certificate', exact: true }).click()
      await expectToast(page, 'error', wrong)
      await page.clock.resume()
      await expect(signature).toHaveAccessibleDescription(wrong)
      await settled(page)
      expect(await findings(page)).toEqual([])
      expect((await listCertificates(issuer)).filter(({ isVerified }) => isVerified)).toHaveLength(2)

      await signature.fill(verifierDigitalSignature)
      await page.route('**/api/batches', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
      await freeze(page)
      await dialog.getByRole('button', { name: 'Verify Certificate', exact: true }).click()
      await expectToast(page, 'error', 'Verification failed. Please try again.')

      const answer = await hold(page, '/api/batches')
      await dialog.getByRole('button', { name: 'Verify Certificate', exact: true }).click()
      await expectToast(page, 'loading', 'Verification proccessing...')
      answer()
      await expectToast(page, 'success', 'Certificate Verified Successfully!')
      await page.clock.resume()
      await expectFinal(dialog, 'Verified Successfully')
      await close(dialog)
      await expect(page.getByRole('row', { name: /Chart/ })).not.toContainText('Not signed yet')

      for (const [title, label] of [
        ['Chart', 'Verification Completed'],
        ['Accepted', 'Certificate Already Verified'],
        ['Turned down', 'Certificate declined'],
      ] as const) {
        await expectFinal(await openDialog(page, title, label), label)
        await close(dialog)
      }

      for (const title of ['Compass', 'Sextant'])
        await page.getByRole('checkbox', { name: `Select ${title}` }).check()
      await page.getByRole('button', { name: 'Sign 2', exact: true }).click()
      await expect(dialog.getByRole('heading', { name: 'Sign 2 certificates' })).toBeVisible()
      await expect(dialog.getByText('This applies to 2 certificates.')).toBeVisible()
      const facts = dialog.getByRole('region', { name: 'Review and cost' })
      await expect(facts.getByText('Who reviews')).toBeVisible()
      await dialog.getByRole('button', { name: 'Use my organisation’s signature' }).click()
      await expect(signature).toHaveValue(verifierDigitalSignature)
      await dialog.getByRole('button', { name: 'Verify Certificate', exact: true }).click()
      await expectFinal(dialog, 'Verified Successfully')
      await expect(dialog.getByText('2 signed.', { exact: true })).toBeVisible()
      await expect(dialog.getByText('2 certificates are now waiting for a verifier.')).toBeVisible()
      await dialog.getByRole('link', { name: 'Show pending certificates' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/issuer\/certificates\?status=0$/)
      await expect(page.getByRole('row', { name: /Compass/ })).toBeVisible()
      expect((await listCertificates(issuer)).every(({ isVerified }) => isVerified)).toBe(true)
    },
  )
})

async function openDialog(page: Page, title: string, item = 'Sign'): Promise<Locator> {
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Digital signature')).toBeVisible()
  return dialog
}

async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
}

/** Expects that nothing is left to do: the button says why, and the input is disabled. */
async function expectFinal(dialog: Locator, label: string): Promise<void> {
  const button = dialog.getByRole('button', { name: label, exact: true })
  await expect(button).toBeDisabled()
  await expect(dialog.getByRole('textbox', { name: 'Digital signature' })).toBeDisabled()
}
