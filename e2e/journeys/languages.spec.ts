import { readFileSync } from 'node:fs'
import { messages as frenchMessages } from '@credenza/languages/fr/messages'
import { common as frenchCommon } from '@credenza/languages/fr/web/common'
import { signInTexts as french } from '@credenza/languages/fr/web/sign-in'
import { languages } from '@credenza/schema/languages'
import type { Locator } from '@playwright/test'
import { enter } from '../browser/enter.ts'
import { hydrated } from '../browser/hydrated.ts'
import { findings, isScrolledSideways } from '../browser/inspect.ts'
import { expect, journey } from '../browser/journey.ts'
import { sharedSession, sharedUrl } from '../world/shared.ts'

const url = sharedUrl()
/** The scripts that contain English texts, as listed by the build. */
const english: { file: string }[] = JSON.parse(
  readFileSync(new URL('../../web/build/texts.json', import.meta.url), 'utf8'),
)

journey('a visitor chooses a language, and keeps it @phone', async ({ newVisitor, isMobile }) => {
  const page = await newVisitor()
  await page.goto(`${url}/sign-in`)
  await hydrated(page)
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('English', { exact: true }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Français' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: french.signInTitle })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1, name: french.signInTitle })).toBeVisible()
  await page.getByRole('button', { name: frenchCommon.signIn, exact: true }).click()
  await expect(page.getByText(frenchMessages.signInEmailRequired)).toBeVisible()
})

for (const { code, name, dir } of languages)
  journey(
    `public pages in ${name}: direction, no other language's texts, accessible`,
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await page.context().addCookies([{ name: 'language', value: code, url }])
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      for (const path of ['/', '/sign-in', '/verify']) {
        await page.goto(url + path, { waitUntil: 'networkidle' })
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        expect(await findings(page), path).toEqual([])
      }
      const scripts = english.map(({ file }) => `/${file}`)
      const fetched = asked.filter((path) => scripts.includes(path))
      if (code === 'en') expect(fetched).not.toEqual([])
      else expect(fetched).toEqual([])
    },
  )

for (const { code, name } of languages)
  journey(`on a small phone, the header's button takes one line in ${name}`, async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 360, height: 740 } })
    await page.context().addCookies([{ name: 'language', value: code, url }])
    const button = page.getByRole('banner').locator('.mantine-Button-label:visible')
    await page.goto(`${url}/verify`)
    expect(await linesOf(button), 'Sign Up').toBe(1)
    await enter(page, url, await sharedSession('verifier'), '/verify')
    await hydrated(page)
    expect(await linesOf(button), 'Dashboard').toBe(1)
    expect(await isScrolledSideways(page)).toBe(false)
  })

/** On how many lines an element's text stands. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const text = document.createRange()
    text.selectNodeContents(node)
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })
