import { enter } from '../browser/enter.ts'
import { expect, journey } from '../browser/journey.ts'
import { expectSaid } from '../browser/toasts.ts'
import { sharedAdmin, sharedAdminSession, sharedUrl } from '../world/shared.ts'

const english = '# Visit us\nPO Box 1\n\nWrite to [the registry](mailto:registry@uni.example).'
const arabic = 'صندوق بريد 1'

// An unwritten page is a 404 of the API, and the browser logs it.
journey.use({ expectedInConsole: /the server responded with a status of 404/ })

journey(
  'the administrator writes the contact page; a stranger finds it in the footer and reads it in their language, or in English',
  async ({ newVisitor }) => {
    const url = sharedUrl()
    const stranger = await newVisitor()
    await stranger.goto(`${url}/contact`)
    await expect(stranger.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await expect(stranger.getByRole('navigation', { name: 'About this site' })).toHaveCount(0)

    const page = await newVisitor()
    await enter(page, url, await sharedAdminSession(), '/admin')
    await page.getByRole('button', { name: 'Help with this page' }).click()
    await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Review an application')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Help with this page' })).toBeFocused()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Public pages' }).click()
    const form = page.getByRole('form', { name: 'Contact' })
    await form.getByRole('textbox', { name: 'Contact, in English' }).fill(english)
    await expect(form.getByRole('heading', { level: 2, name: 'Visit us' })).toBeVisible()
    await form.getByRole('tab', { name: 'العربية' }).click()
    await expect(form.getByText('Readers of this language see the English text')).toBeVisible()
    await form.getByRole('textbox', { name: 'Contact, in Arabic' }).fill(arabic)
    await form.getByRole('button', { name: 'Save' }).click()
    await expectSaid(page, 'Page saved. Visitors see it within a minute.')

    // A new browser, because responses are cached for a minute.
    const reader = await newVisitor()
    await reader.goto(`${url}/verify`)
    await reader.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(reader.getByRole('heading', { level: 2, name: 'Visit us' })).toBeVisible()
    await expect(reader.getByRole('link', { name: 'the registry' })).toHaveAttribute(
      'href',
      'mailto:registry@uni.example',
    )
    await reader.goto(`${url}/language/ar?next=/contact`)
    await expect(reader.getByRole('heading', { level: 1, name: 'اتصل بنا' })).toBeVisible()
    await expect(reader.getByText(arabic)).toBeVisible()
    await reader.goto(`${url}/language/zh?next=/contact`)
    await expect(reader.getByRole('heading', { level: 1, name: '联系我们' })).toBeVisible()
    await expect(reader.getByRole('heading', { level: 2, name: 'Visit us' })).toBeVisible()

    await (await sharedAdmin()).put('/api/admin/site-pages/contact', {})
  },
)
