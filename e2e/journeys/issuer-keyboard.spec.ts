import type { Page } from '@playwright/test'
import { expect, inMotion, journey } from '../browser/journey.ts'
import { chooseFromMenu, chooseOption, pressButton, tabTo, tabToElement } from '../browser/keyboard.ts'
import { enterAsOwnIssuer } from '../browser/own-issuer.ts'
import { expectSaid } from '../browser/toasts.ts'
import { addStudent, listCertificates, readSignature } from '../world/certificates.ts'
import { students } from '../world/people.ts'
import { category } from '../world/seed.ts'

const title = 'Master of Oceanography'

// A mail preview runs no scripts, not even the one that watches for violations.
journey.use({ ...inMotion, expectedInConsole: /^console: Blocked script execution in 'about:srcdoc'/ })

journey(
  'without a mouse: certificates for all students, signed, one suspended and reinstated, all exported',
  async ({ newVisitor }) => {
    const page = await newVisitor()
    const { keyboard } = page
    const issuer = await enterAsOwnIssuer(
      page,
      { organizationName: 'Sila Institute of Oceanography', mailbox: 'sila', path: '/issuer' },
      async (client) => {
        for (const student of students)
          await addStudent(client, { ...student, email: `${student.rollNumber}@sila.example` })
      },
    )
    const { verifierDigitalSignature } = await readSignature(issuer)

    // The button waits for the profile to load.
    await expect(page.getByRole('heading', { name: 'Welcome, Sila Institute of Oceanography' })).toBeVisible()
    await pressButton(page, '+ Create Certificate')
    await expect(page.getByRole('combobox', { name: 'Certificate Type' })).toBeFocused()
    await chooseOption(page, 'Certificate Type', category)
    await type(page, 'Title of the Certificate', title)
    await type(page, 'Date of Issue', '30/06/2025')
    await pressButton(page, 'Recipients')
    await pressButton(page, 'Select All (3)')
    await expect(page.getByRole('button', { name: 'Recipients' })).toContainText('3 selected')
    // The button was disabled while it loaded, and focus returns a moment later.
    await expect(page.getByPlaceholder('Search students')).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Recipients' })).toBeFocused()
    await pressButton(page, `Remove ${students[0].name}`)
    await expect(page.getByRole('button', { name: `Remove ${students[1].name}` })).toBeFocused()
    await pressButton(page, 'Create Certificate')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '+ Create Certificate' }).first()).toBeFocused()
    const rows = page.getByRole('row').filter({ hasText: title })
    await expect(rows).toHaveCount(2)

    await selectAll(page)
    await pressButton(page, 'Sign 2')
    await expect(page.getByRole('textbox', { name: 'Digital signature' })).toBeFocused()
    await keyboard.insertText(verifierDigitalSignature)
    await pressButton(page, 'Verify Certificate')
    await expect(page.getByRole('button', { name: 'Verified Successfully' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocusKept(page)
    expect(await listCertificates(issuer)).toMatchObject([{ isVerified: true }, { isVerified: true }])

    const more = new RegExp(`^More about ${title}, ${students[1].name}`)
    await chooseFromMenu(page, more, 'Suspend')
    await tabTo(page, 'combobox', 'Reason')
    await keyboard.type('Misconduct')
    await type(page, 'In your own words', 'A hearing is under way')
    await pressButton(page, 'Suspend')
    const row = rows.filter({ hasText: students[1].name })
    await expect(row).toContainText('Suspended')
    await expect(page.getByRole('button', { name: more })).toBeFocused()
    await chooseFromMenu(page, more, 'Reinstate')
    await pressButton(page, 'Reinstate')
    await expect(row).not.toContainText('Suspended')
    await expect(page.getByRole('button', { name: more })).toBeFocused()

    await selectAll(page)
    await pressButton(page, 'Export')
    await tabToElement(page, page.getByRole('radio', { name: 'PDF and JSON files (ZIP)' }))
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'List (CSV)' })).toBeChecked()
    await tabToElement(page, page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocusKept(page)
    await find(page, 'Activity')
    const exported = page.getByRole('row').filter({ hasText: 'Export certificates' })
    await expect(exported).toContainText('2 exported.')
    const download = page.waitForEvent('download')
    await pressButton(page, 'Download file')
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  },
)

journey('without a mouse: a template, the mails to holders, a key for the API', async ({ newVisitor }) => {
  const page = await newVisitor()
  const { keyboard } = page
  const issuer = await enterAsOwnIssuer(page, {
    organizationName: 'Ghayathi School of Calligraphy',
    mailbox: 'ghayathi',
    path: '/issuer',
  })

  // A page takes focus when it appears, even after a choice in the menu.
  await expect(page.getByRole('heading', { name: 'Welcome, Ghayathi School of Calligraphy' })).toBeFocused()
  await goTo(page, 'Templates')
  await tabTo(page, 'link', 'Start with Classic')
  await keyboard.press('Enter')
  await type(page, 'Name of the template', 'Thuluth')
  await pressButton(page, 'Save')
  // The editor of the saved template, which has the same fields, replaces this one.
  await expect(page.getByRole('heading', { level: 1, name: 'Thuluth' })).toBeFocused()
  await expect(page).toHaveURL(/\/issuer\/templates\/(?!new)/)
  await type(page, 'Heading', 'Ijazah')
  await keyboard.press('Control+s')
  const templates = () => issuer.get<{ data: object[] }>('/api/templates')
  await expect.poll(async () => (await templates()).data).toMatchObject([{ name: 'Thuluth', version: 2 }])

  await goTo(page, 'Delivery')
  await tabTo(page, 'tab', 'Emails')
  await keyboard.press('ArrowRight')
  await tabTo(page, 'checkbox', 'Attach the certificate as PDF')
  await keyboard.press('Space')
  await type(page, 'Subject', 'Your certificate, {{name}}')
  await pressButton(page, 'Save changes')
  await expectSaid(page, 'Email settings saved.')
  expect(await issuer.get('/api/delivery/settings')).toMatchObject({
    data: { attachPdf: false, en: { subject: 'Your certificate, {{name}}' } },
  })

  await find(page, 'Developers')
  await pressButton(page, 'New API key')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await keyboard.type('Library')
  await tabTo(page, 'checkbox', 'List and read students')
  await keyboard.press('Space')
  await pressButton(page, 'Create key')
  await expect(page.getByRole('dialog', { name: 'Your new API key' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'New API key' })).toBeFocused()
  await pressButton(page, 'Revoke Library')
  await expect(page.getByRole('button', { name: 'Yes, revoke it' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocusKept(page)
  expect(await issuer.get('/api/api-keys')).toMatchObject({ data: [] })
})

/** Replaces the field's contents. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, 'textbox', label)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Uses the header, because it comes before everything that has had focus. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabToElement(page, page.getByRole('banner').getByRole('link', { name, exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
}

/** Searches for a page by its name. */
async function find(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(name)
  await page.keyboard.press('Enter')
}

async function selectAll(page: Page): Promise<void> {
  await tabTo(page, 'checkbox', 'Select all rows shown')
  await page.keyboard.press('Space')
}

/** Expects that the next Tab will continue from the same place, not from the top of the page. */
const expectFocusKept = (page: Page) =>
  expect(page.locator('main').locator(':focus'), 'something on the page has the focus').toHaveCount(1)
