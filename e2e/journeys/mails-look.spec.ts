import { expect, journey } from '../browser/journey.ts'
import { apiClient } from '../world/api-client.ts'
import { onboard } from '../world/organisations.ts'
import { issuer } from '../world/people.ts'
import { sharedAdmin, sharedUrl } from '../world/shared.ts'

const hostile = '<img src=x onerror="document.title = \'run\'"> {{name}}'
const longWord = `https://example.org/${'x'.repeat(300)}`

journey('mails to holders fit a phone, in light and dark, in both languages', async ({ newVisitor }) => {
  const page = await newVisitor()
  const organizationName = 'Liwa <b>Institute</b> of Sustainable Engineering'
  const details = { ...issuer, organizationName, email: 'registry@liwa-mails.example' }
  const { client } = await onboard(apiClient(sharedUrl()), await sharedAdmin(), details)

  for (const language of ['en', 'ar']) {
    const body = `${hostile}\n\n{{link}}\n\n${longWord}`
    const request = { language, subject: 'Your certificate', body }
    const { data } = await client.post<{ data: { html: string } }>('/api/delivery/preview', request)
    for (const width of [360, 600]) {
      await page.setViewportSize({ width, height: 740 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(data.html)
        const shown = await page.evaluate(() => {
          const root = document.documentElement
          const card = getComputedStyle(document.querySelector('.card')!)
          return {
            sideways: root.scrollWidth - root.clientWidth,
            direction: root.dir,
            pictures: [...document.images].map(({ alt, complete, naturalWidth }) => ({
              isNamed: alt !== '',
              isShown: complete && naturalWidth > 0,
            })),
            isDark: Number.parseInt(card.backgroundColor.slice(4), 10) < 100,
            title: document.title,
            bold: document.querySelectorAll('b').length,
          }
        })
        expect(shown, `${language}, ${width}, ${colorScheme}`).toEqual({
          sideways: 0,
          direction: language === 'ar' ? 'rtl' : 'ltr',
          pictures: Array(2).fill({ isNamed: true, isShown: true }),
          isDark: colorScheme === 'dark',
          title: expect.not.stringContaining('run'),
          bold: 0,
        })
      }
    }
    await expect(page.getByText(hostile.split('{{')[0]!)).toBeVisible()
  }
})
