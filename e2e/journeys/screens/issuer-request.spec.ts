import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freeze, withClock } from '../../browser/clock.ts'
import { enter } from '../../browser/enter.ts'
import { findings } from '../../browser/inspect.ts'
import { expect, journey } from '../../browser/journey.ts'
import { tabTo } from '../../browser/keyboard.ts'
import { letDecisionGo } from '../../browser/let-decision-go.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { type ApiClient, apiClient } from '../../world/api-client.ts'
import {
  addStudent,
  createCategory,
  createCertificates,
  listCertificates,
  signCertificates,
} from '../../world/certificates.ts'
import { setFee } from '../../world/fees.ts'
import { onboard, openSession } from '../../world/organisations.ts'
import { password, students, verifier } from '../../world/people.ts'
import { newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedClient, sharedUrl } from '../../world/shared.ts'

const holder = { ...students[2], name: 'Mariam Al Shamsi', email: 'mariam@yasat.students.example' }
const own = { email: 'desk@weights.example', organizationName: 'Ministry of Weights' }
/** Distinguishes this run's requests from the others in the queue, which all verifiers share. */
const mark = randomUUID().slice(0, 8)
const category = `Craft ${mark}`
const first = 'This certificate has already been decided on. The first decision stands.'

journey.describe('Issuer Request (specification, sections 2, 4, 8 and 9)', () => {
  journey.describe.configure({ mode: 'serial' })
  journey.use({ expectedInConsole: /ERR_FAILED/ })
  let issuer: ApiClient
  let holderId: string
  const create = async (title: string, { signed = true } = {}) => {
    const draft = { category, title: `${title} ${mark}`, date: '2024-05-31' }
    const [id] = await createCertificates(issuer, draft, [holderId])
    if (signed) await signCertificates(issuer, [id!])
    return id!
  }
  const statusOf = async (id: string) =>
    (await listCertificates(issuer)).find(({ _id }) => _id === id)?.status

  journey.beforeAll(async () => {
    const admin = await sharedAdmin()
    const organizationName = 'Sila Institute of Measures'
    issuer = await newIssuer(admin, { organizationName, email: 'registry@yasat.example' })
    await createCategory(issuer, category)
    holderId = await addStudent(issuer, holder)
    const { client } = await onboard(apiClient(sharedUrl()), admin, { ...verifier, ...own })
    await setFee(client, category, 25)
  })

  journey(
    'ten skeleton rows, then what issuers made; Accept says why it is off and what it earns',
    async ({ newVisitor }) => {
      await create('Scales')
      await create('Yardstick', { signed: false })
      const page = await newVisitor()
      const answer = await hold(page, '/get-requested-certificate-list')
      await enterAsVerifier(page, `/verifier?search=${mark}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Issuer Request' })).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(10)
      answer()
      await expect(rowOf(page, 'Scales')).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      await expect(page.getByRole('table', { name: 'Issuer requests' }).getByRole('columnheader')).toHaveText(
        [
          '',
          'Certificate',
          'Issuer',
          'Recipient',
          'Certificate Type',
          'Date',
          'Signed by issuer',
          'Fee',
          'Preview',
          'Action',
        ],
      )
      const scales = rowOf(page, 'Scales').getByRole('cell')
      const cells = [`Scales ${mark}`, 'Sila Institute of Measures', holder.name, category, '31/05/2024']
      for (const [place, text] of [...cells, 'Signed', 'AED 25', 'View'].entries()) {
        await expect(scales.nth(place + 1)).toHaveText(text)
      }
      const accept = rowOf(page, 'Scales').getByRole('button', { name: 'Accept' })
      await expect(accept).toHaveAttribute('aria-disabled', 'false')
      await accept.hover()
      await expect(page.getByRole('tooltip', { name: 'You earn AED 25.' })).toBeVisible()

      const yardstick = rowOf(page, 'Yardstick')
      await expect(yardstick).toContainText('Not yet')
      await expect(yardstick.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
      await expect(yardstick.getByRole('button', { name: 'Reject' })).toBeEnabled()
      await yardstick.getByRole('button', { name: 'Accept' }).hover()
      const reason = 'The issuer has not signed this certificate yet. You can accept it once it has.'
      await expect(page.getByRole('tooltip', { name: reason })).toBeVisible()
      await expect(yardstick.getByText(reason)).toBeHidden()
      await page.setViewportSize({ width: 360, height: 780 })
      await expect(yardstick.getByText(reason)).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 900 })

      await expect(page.getByRole('timer', { name: 'Time' })).toHaveText(/^\d{2}:\d{2}:\d{2}$/)
      await expect(page.getByRole('radio', { name: 'Pending 2' })).toBeChecked()
      await page.getByText('Declined', { exact: true }).click()
      await expect(page).toHaveURL(/status=2/)
      await expect(page.getByText('No Data Found')).toBeVisible()
    },
  )

  journey(
    'an acceptance can be undone by keyboard for eight seconds, then it is sent; a rejection says why',
    async ({ newVisitor }) => {
      const [anvil, bellows] = [await create('Anvil'), await create('Bellows')]
      const page = await newVisitor()
      await enterAsVerifier(page, `/verifier?status=all&search=${encodeURIComponent(`Anvil ${mark}`)}`)
      const row = rowOf(page, 'Anvil')
      await expect(row).toBeVisible()
      await freeze(page)
      await tabTo(page, 'button', /^Accept: /)
      await page.keyboard.press('Enter')
      await expect(row.getByText('Verified', { exact: true })).toBeVisible()
      await expect(page.getByRole('status').getByText('Accepted. You earn AED 25.')).toBeVisible()
      const undo = page.getByRole('button', { name: 'Undo' })
      await page.clock.runFor(100)
      await expect(undo).toBeFocused()
      await page.clock.runFor(7000)
      await page.keyboard.press('Enter')
      await expect(undo).toBeHidden()
      await expect(row.getByRole('button', { name: 'Accept' })).toBeVisible()
      await page.clock.runFor(10_000)
      expect(await statusOf(anvil)).toBe('0')

      await row.getByRole('button', { name: 'Accept' }).click()
      await letDecisionGo(page)
      await expectToast(page, 'success', 'Certificate status updated successfully')
      await page.clock.resume()
      await expect(row.getByText('Verified', { exact: true })).toBeVisible()
      await expect(row.getByRole('button', { name: /Accept|Reject/ })).toHaveCount(0)
      expect(await statusOf(anvil)).toBe('1')

      await page.getByRole('searchbox').fill(`Bellows ${mark}`)
      await rowOf(page, 'Bellows').getByRole('button', { name: 'Reject' }).click()
      const question = page.getByRole('dialog', { name: 'Reject this certificate?' })
      await expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled()
      const reason = question.getByRole('textbox', { name: 'Reason' })
      await reason.fill('x'.repeat(1001))
      await expect(question.getByText('1000 / 1000')).toBeVisible()
      await question.getByRole('button', { name: 'Duplicate' }).click()
      await expect(reason).toHaveValue('Duplicate')
      await freeze(page)
      await question.getByRole('button', { name: 'Reject' }).click()
      await expect(rowOf(page, 'Bellows').getByText('Declined', { exact: true })).toBeVisible()
      await letDecisionGo(page)
      await expectToast(page, 'success', 'Certificate declined successfully!')
      await page.clock.resume()
      await expect(rowOf(page, 'Bellows').getByRole('button', { name: /Accept|Reject/ })).toHaveCount(0)
      expect(await statusOf(bellows)).toBe('2')
    },
  )

  journey(
    'a decision that somebody else was faster with, or that found no network, is not shown as taken',
    async ({ newVisitor }) => {
      const hammer = await create('Hammer')
      const page = await newVisitor()
      await enterAsVerifier(page, `/verifier?status=all&search=${encodeURIComponent(`Hammer ${mark}`)}`)
      const row = rowOf(page, 'Hammer')
      await expect(row).toBeVisible()
      await page.route('**/api/batches', (route) => route.abort(), { times: 1 })
      await freeze(page)
      await row.getByRole('button', { name: 'Accept' }).click()
      await letDecisionGo(page)
      await expectToast(page, 'error', 'Network error please try again !')
      await expect(row.getByRole('button', { name: 'Accept' })).toBeVisible()

      await row.getByRole('button', { name: 'Accept' }).click()
      const reason = 'A colleague was faster.'
      await (await sharedClient('verifier')).put('/update-verified', { id: hammer, flag: '2', reason })
      await letDecisionGo(page)
      await expectToast(page, 'error', first)
      await page.clock.resume()
      await expect(row.getByText('Declined', { exact: true })).toBeVisible()
    },
  )

  journey(
    'what others do shows without a reload: a new request, its signature, a decision',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const listening = page.waitForResponse('**/api/events')
      await enterAsVerifier(page, `/verifier?status=all&search=${encodeURIComponent(`Lantern ${mark}`)}`)
      await expect(page.getByText('No Data Found')).toBeVisible()
      await listening
      const lantern = await create('Lantern', { signed: false })
      const row = rowOf(page, 'Lantern')
      await expect(row).toContainText('Not yet')
      await signCertificates(issuer, [lantern])
      await expect(row.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'false')
      await (await sharedClient('verifier')).put('/update-verified', { id: lantern, flag: '1' })
      await expect(row.getByText('Verified', { exact: true })).toBeVisible()
    },
  )

  journey(
    'all that match are accepted, more than are loaded: counted first, undone once, then followed in Activity',
    async ({ newVisitor }) => {
      const draft = { category, title: `Loom ${mark}`, date: '2024-05-31' }
      const ids = await createCertificates(issuer, draft, Array(120).fill(holderId))
      await signCertificates(issuer, ids)
      const page = await newVisitor()
      await enterAsVerifier(page, `/verifier?status=all&search=${encodeURIComponent(`Loom ${mark}`)}`)
      const askForAll = async () => {
        await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
        await page.getByRole('button', { name: 'Select all 120 pending that match' }).click()
        await expect(page.getByText('All pending that match are selected')).toBeVisible()
        await page.getByRole('button', { name: 'Accept all' }).click()
        const question = page.getByRole('dialog', { name: 'Accept all that match?' })
        await expect(question).toContainText('This applies to 120 certificates.')
        return question.getByRole('button', { name: 'Accept' })
      }
      const accept = await askForAll()
      expect(await findings(page)).toEqual([])
      await accept.click()
      await expect(page.getByText('120 accepted.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('120 accepted.')).toBeHidden()
      const again = await askForAll()
      await freeze(page)
      await again.click()
      await letDecisionGo(page)
      await page.clock.resume()
      const bar = page.getByRole('list', { name: 'Activity in progress' })
      await expect(bar).toContainText('Accept requests')
      await expect(page.getByText('Verified', { exact: true }).nth(9)).toBeVisible()
      await bar.getByRole('link', { name: 'Details of Accept requests' }).click()
      await expect(page.getByRole('dialog', { name: 'Accept requests' })).toContainText('Done')
      const left = await (await sharedClient('verifier')).get<{ total: number }>(
        `/get-requested-certificate-list?status=0&search=${encodeURIComponent(`Loom ${mark}`)}`,
      )
      expect(left.total).toBe(0)
    },
  )

  journey(
    'arrow keys lead through the preview, each decision to the next; a selection is decided at once; leaving sends',
    async ({ newVisitor }) => {
      for (const title of ['Kiln three', 'Kiln two', 'Kiln one']) await create(title)
      const page = await newVisitor()
      await enterAsVerifier(page, '/verifier?status=all&search=Kiln')
      await rowOf(page, 'Kiln one')
        .getByRole('button', { name: /^View / })
        .click()
      const dialog = page.getByRole('dialog', { name: 'View Certificate' })
      await expect(dialog.locator('img')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByText('2 of 3')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(dialog.getByText('1 of 3')).toBeVisible()
      await dialog.getByRole('button', { name: 'Accept' }).click()
      await expect(dialog.getByText('2 of 3')).toBeVisible()
      await expect(dialog.getByText('Accepted. You earn AED 25.')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
      await page.getByRole('button', { name: 'Accept 2' }).click()
      const question = page.getByRole('dialog', { name: 'Accept 2 certificates?' })
      await expect(question).toContainText('You earn AED 50.')
      await question.getByRole('button', { name: 'Accept' }).click()
      await expect(page.getByText('2 accepted. You earn AED 50.')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.goto(`${sharedUrl()}/healthz`)
      await expect
        .poll(async () =>
          (await listCertificates(issuer))
            .filter(({ title }) => title.startsWith('Kiln'))
            .map(({ status }) => status),
        )
        .toEqual(['1', '1', '1'])
    },
  )
})

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: `${title} ${mark}` })

async function enterAsVerifier(page: Page, at: string): Promise<void> {
  const session = await openSession(apiClient(sharedUrl()), 'verifier', own.email, password)
  await withClock(page)
  await enter(page, sharedUrl(), session, at)
}
