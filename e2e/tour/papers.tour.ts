import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accounts } from '../../tools/demo/demo.ts'
import { withDemo } from '../../tools/demo/passing-demo.ts'
import { journey } from '../browser/journey.ts'
import { apiClient } from '../world/api-client.ts'
import { openSession } from '../world/organisations.ts'

const folder = join(import.meta.dirname, '../results/screens')

/** For the contact sheet of `npm run screens`: what people get outside the app. */
journey('every design, and the mail to a holder', async ({ newVisitor }) => {
  await withDemo(async ({ url, password }) => {
    const api = apiClient(url)
    const { data: token } = await openSession(api, 'issuer', accounts.issuer, password)
    const issuer = api.as(token)
    const page = await newVisitor()
    await keepLooks(page, 'mail to a holder', async (language) => {
      const { data: settings } = await issuer.get<{ data: { subject: string; body: string } }>(
        '/api/delivery/settings',
      )
      const { data } = await issuer.post<{ data: { html: string } }>('/api/delivery/preview', {
        language,
        subject: settings.subject,
        body: settings.body,
      })
      return data.html
    })
    const { data: designs } = await issuer.get<{ data: { design: string; settings: object }[] }>(
      '/api/templates/designs',
    )
    for (const { design, settings } of designs) {
      await keepLooks(page, `document, ${design}`, async (language) => {
        const answer = await fetch(`${url}/api/templates/preview`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ settings, language }),
        })
        const svg = Buffer.from(await answer.arrayBuffer()).toString('base64')
        return `<body style="margin:0;background:#868e96"><img style="width:100%" src="data:image/svg+xml;base64,${svg}">`
      })
    }
  })
})

async function keepLooks(
  page: Page,
  name: string,
  htmlIn: (language: 'en' | 'ar') => Promise<string>,
): Promise<void> {
  for (const look of ['light', 'dark', 'Arabic'] as const) {
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
    await page.setContent(await htmlIn(look === 'Arabic' ? 'ar' : 'en'))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(folder, `${name}, ${width}, ${look}.jpg`), quality: 80 })
    }
  }
}
