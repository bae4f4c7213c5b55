import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { launch, wholeBrowser } from '../../browser/chromium.ts'
import { freeze, reach, withClock } from '../../browser/clock.ts'
import { enter } from '../../browser/enter.ts'
import { expect, journey } from '../../browser/journey.ts'
import { expectToast } from '../../browser/toasts.ts'
import { apiClient } from '../../world/api-client.ts'
import { openSession, signUp, submitKyc } from '../../world/organisations.ts'
import { issuer, password } from '../../world/people.ts'
import { sharedAdminSession, sharedUrl } from '../../world/shared.ts'

const reason = 'The licence ran out on 31 December.'

// The browser's PDF viewer shows documents.
journey.use({ launchOptions: launch(wholeBrowser) })

journey.describe('administration (specification, sections 1 and 6; readings R8)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 403/ })
  const url = sharedUrl()
  const api = apiClient(url)

  journey(
    'queue: an application is found, and opens with all that was entered and five documents',
    async ({ newVisitor }) => {
      const { name, email } = await apply('Ajman Institute of Metrology', 'metrology')
      const page = await newVisitor()
      await enter(page, url, await sharedAdminSession(), '/admin')
      await page.getByRole('searchbox', { name: 'Search organisations' }).fill('metrology')
      await expect(page.getByText('1 result', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: `Review ${name}` }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      for (const entered of [
        email,
        'AE-2011-0042',
        '100234567800003',
        'Educational Institute',
        'University City Road 1',
        'Mariam Al Suwaidi',
        'Registrar Office',
        '0123456789',
        'FEMXAEADXXX',
      ]) {
        await expect(page.getByText(entered, { exact: true }).first()).toBeVisible()
      }
      for (const kind of [
        'Business licence',
        'Tax certificate',
        'Proof of address',
        'Government ID',
        'Proof of authorisation',
      ]) {
        await expect(page.locator(`iframe[title="${kind}"]`)).toBeVisible()
        await expect(page.getByText(/^\d of 5$/)).toBeVisible()
        const next = page.getByRole('button', { name: 'Next document' })
        if (kind !== 'Proof of authorisation') await next.click()
      }
    },
  )

  journey('countries are named in the language of the page', async ({ newVisitor }) => {
    const { id } = await apply('Kalba Institute of Tides', 'kalba-tides')
    const page = await newVisitor()
    await page.context().addCookies([{ name: 'language', value: 'ar', url }])
    const country = new Intl.DisplayNames('ar', { type: 'region' }).of('AE')!
    await enter(page, url, await sharedAdminSession(), '/admin')
    await expect(page.getByText(country, { exact: true }).first()).toBeVisible()
    await page.goto(`${url}/admin/organisations/${id}`)
    await expect(page.getByText(country, { exact: true })).toBeVisible()
  })

  journey(
    'approve, suspend and reinstate: each is confirmed, said, and does what it says',
    async ({ newVisitor }) => {
      const { id, name, email } = await apply('Dibba School of Ropework', 'ropework')
      const page = await newVisitor()
      await openReview(page, id, name)
      await decide(page, 'Approve', 'Organisation approved.')
      const { data } = await openSession(api, 'issuer', email, password)
      const organisation = api.as(data)
      await organisation.get('/api/stats')

      await decide(page, 'Suspend', 'Organisation suspended.')
      await expect(organisation.get('/api/stats')).rejects.toMatchObject({ status: 403, code: 'suspended' })
      const suspended = await newVisitor()
      await enter(suspended, url, await openSession(api, 'issuer', email, password), '/issuer')
      const notice = suspended.getByRole('alert', { name: 'Your organisation is suspended.' })
      await expect(notice).toContainText(reason)

      await decide(page, 'Reinstate', 'Organisation reinstated.')
      await organisation.get('/api/stats')
    },
  )

  journey('return: asks for a reason, which the applicant reads', async ({ newVisitor }) => {
    const { id, name, email } = await apply('Hamriyah College of Salvage', 'salvage')
    const page = await newVisitor()
    await openReview(page, id, name)
    await page.getByRole('button', { name: 'Return with reason', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Return the application of ${name}?` })
    await expect(dialog.getByRole('button', { name: 'Return with reason' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await decide(page, 'Return with reason', 'Application returned.')
    const applicant = await newVisitor()
    await enter(applicant, url, await openSession(api, 'issuer', email, password), '/issuer')
    await expect(applicant.getByText('Your application was returned to you.')).toBeVisible()
    await expect(applicant.getByText(reason)).toBeVisible()
  })

  journey('an organisation that resembles another carries a warning', async ({ newVisitor }) => {
    const { id, name } = await apply('Al Qasba Univercity', 'qasbah')
    const page = await newVisitor()
    await openReview(page, id, name)
    await expect(page.getByText('Similar to an existing organisation')).toBeVisible()
    await expect(
      page.getByText(`Its name is similar to ${issuer.organizationName} (Approved).`),
    ).toBeVisible()
  })

  journey('audit trail: filtered, exported, and found unbroken', async ({ newVisitor }) => {
    const { id } = await apply('Liwa Academy of Falconry', 'falconry')
    const session = await sharedAdminSession()
    await api.as(session.data).post(`/api/admin/organisations/${id}/approve`)
    const page = await newVisitor()
    await enter(page, url, session, `/admin/audit?trail=${id}`)
    const table = page.getByRole('table', { name: 'Audit trail entries' })
    for (const entry of ['Organisation registered', 'Application submitted', 'Organisation approved']) {
      await expect(table.getByText(entry, { exact: true }).first()).toBeVisible()
    }
    await expect(page.getByText(/unbroken/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain('organisation.approved')
    expect(
      csv
        .trimEnd()
        .split('\n')
        .slice(1)
        .every((line) => line.includes(id)),
    ).toBe(true)
  })

  journey('people can be searched; the system reports its health', async ({ newVisitor }) => {
    const page = await newVisitor()
    await enter(page, url, await sharedAdminSession(), '/admin/people')
    await page.getByRole('searchbox', { name: 'Search people' }).fill(issuer.email)
    await expect(page.getByRole('row').filter({ hasText: issuer.email })).toHaveCount(1)
    await page.goto(`${url}/admin/health`)
    for (const part of ['Database', 'Background jobs', 'Email', 'Document store', 'Public log', 'Chain']) {
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
    }
  })

  /** Creates an organisation that has applied and waits. */
  async function apply(name: string, mailbox: string): Promise<{ id: string; name: string; email: string }> {
    const details = { ...issuer, organizationName: name, email: `${mailbox}@${mailbox}.example` }
    const id = await signUp(api, details)
    await submitKyc(api, id, details)
    return { id, name, email: details.email }
  }

  async function openReview(page: Page, id: string, name: string): Promise<void> {
    await withClock(page)
    await enter(page, url, await sharedAdminSession(), `/admin/organisations/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

/** Decides with the named button, gives a reason if asked, and waits for the toast. */
async function decide(page: Page, button: string, said: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const why = dialog.getByLabel('Reason')
  if (await why.isVisible()) await why.fill(reason)
  await freeze(page)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expectToast(page, 'success', said)
  await reach(page, page.getByRole('region', { name: 'Decision' }).getByRole('link').first())
  await page.clock.resume()
  await expect(dialog).toHaveCount(0)
}
