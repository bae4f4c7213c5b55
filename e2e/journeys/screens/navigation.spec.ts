import { enter, keepInSession, keptInSession } from '../../browser/enter.ts'
import { hydrated } from '../../browser/hydrated.ts'
import { expect, journey } from '../../browser/journey.ts'
import { apiClient } from '../../world/api-client.ts'
import { listCertificates } from '../../world/certificates.ts'
import { sharedSession, sharedUrl } from '../../world/shared.ts'

journey.describe('navigation (specification, section 2)', () => {
  const url = sharedUrl()

  journey(
    "issuer: the header's links, of which 'Details' needs an id; the active one is marked",
    async ({ newcomer: page }) => {
      await enter(page, url, await sharedSession('issuer'), '/issuer')
      const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link')
      const specified = links.filter({ hasText: /^(Dashboard|Timeline|Student Info|Details)$/ })
      await expect(specified).toHaveText(['Dashboard', 'Timeline', 'Student Info'])
      for (const { name, path } of [
        { name: 'Timeline', path: '/issuer/timeline' },
        { name: 'Student Info', path: '/issuer/student-info' },
        { name: 'Dashboard', path: '/issuer' },
      ]) {
        await links.filter({ hasText: name }).click()
        await page.waitForURL(url + path)
        await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([name])
      }
      await page.goto(`${url}/issuer/details/2025`)
      await expect(specified).toHaveText(['Dashboard', 'Timeline', 'Student Info', 'Details'])
      await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['Details'])
    },
  )

  journey('issuer: choosing a link closes the phone menu', async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 360, height: 740 } })
    await enter(page, url, await sharedSession('issuer'), '/issuer')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Timeline', exact: true }).click()
    await page.waitForURL(`${url}/issuer/timeline`)
    await expect(page.getByRole('link', { name: 'Timeline', exact: true })).toBeHidden()
  })

  for (const { whose, enterAt } of [
    { whose: 'issuer', enterAt: '/issuer' },
    { whose: 'public', enterAt: '/sign-in' },
  ])
    journey(
      `${whose}: Escape and a tap beside it close the phone menu, and do nothing else`,
      async ({ newVisitor }) => {
        const page = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
        if (whose === 'issuer') await enter(page, url, await sharedSession('issuer'), enterAt)
        else await page.goto(url + enterAt)
        await hydrated(page)
        const menu = page.getByRole('button', { name: 'Menu', exact: true })
        await menu.click()
        await page.keyboard.press('Escape')
        await expect(menu).toHaveAttribute('aria-expanded', 'false')
        await expect(menu).toBeFocused()
        await menu.click()
        await page.evaluate(
          `document.querySelector('main').addEventListener('click', () => { window.hit = true })`,
        )
        await page.touchscreen.tap(180, 720)
        await expect(menu).toHaveAttribute('aria-expanded', 'false')
        expect(await page.evaluate('window.hit')).toBeUndefined()
      },
    )

  journey('issuer: the account menu and the phone menu are not open together', async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
    await enter(page, url, await sharedSession('issuer'), '/issuer')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    const account = page.getByRole('button', { name: 'Account menu' })
    const logout = page.getByRole('menuitem', { name: 'Logout', exact: true })
    await menu.tap()
    await account.tap()
    await expect(logout).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await menu.tap()
    await expect(logout).toBeHidden()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  journey('issuer: the profile menu leads to profile, categories and out', async ({ newcomer: page }) => {
    await enter(page, url, await sharedSession('issuer'), '/issuer')
    const menu = page.getByRole('button', { name: 'Account menu' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'My Profile', exact: true }).click()
    const profile = page.getByRole('dialog', { name: 'My Profile', exact: true })
    await expect(profile).toBeVisible()
    await profile.getByRole('button', { name: 'Close' }).click()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Create Category', exact: true }).click()
    await page.waitForURL(`${url}/category-manager`)
    await menu.click()
    const loggedOut = page.waitForRequest((request) => request.url() === `${url}/api/logout`)
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click()
    expect((await loggedOut).method()).toBe('GET')
    await page.waitForURL(`${url}/`)
    expect(await keptInSession(page, 'userData')).toBeNull()
  })

  journey('issuer: the keyboard reaches every item of the More menu', async ({ newcomer: page }) => {
    await enter(page, url, await sharedSession('issuer'), '/issuer')
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.focus()
    await page.keyboard.press('Enter')
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    for (const item of await items.all()) {
      await expect(item).toBeFocused()
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  journey(
    'issuer: Ctrl-K finds pages and certificates, and the keyboard goes there',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      const signedIn = await sharedSession('issuer')
      const [certificate] = await listCertificates(apiClient(url, signedIn.data))
      await enter(page, url, signedIn, '/issuer/timeline')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Control+k')
      const search = page.getByRole('combobox', { name: 'Search and commands' })
      await expect(search).toBeFocused()
      await search.fill('student info')
      await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Student Info'])
      await page.keyboard.press('Enter')
      await page.waitForURL(`${url}/issuer/student-info`)
      // A page takes the focus when it appears.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      await page.keyboard.press('Control+k')
      await search.fill(certificate!.title)
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(certificate!.title)
      await search.press('Enter')
      await page.waitForURL(/\/certificate\/cert_/)
    },
  )

  journey('verifier: Logout forgets the person and the digital signature', async ({ newVisitor }) => {
    const page = await newVisitor()
    await keepInSession(page, url, { digitalSignature: 'zSignature' })
    await enter(page, url, await sharedSession('verifier'), '/verifier')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'My Profile', exact: true })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click()
    await page.waitForURL(`${url}/`)
    expect(await keptInSession(page, 'userData')).toBeNull()
    expect(await keptInSession(page, 'digitalSignature')).toBeNull()
  })

  journey(
    "breadcrumbs: 'Issuer' first, 'certificate' leads to /issuer, the arrow goes up one level",
    async ({ newcomer: page }) => {
      const signedIn = await sharedSession('issuer')
      const [certificate] = await listCertificates(apiClient(url, signedIn.data))
      await enter(page, url, signedIn, `/certificate/${certificate!._id}`)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs.getByRole('link', { name: 'Issuer', exact: true })).toHaveAttribute(
        'href',
        '/issuer',
      )
      await expect(crumbs.getByRole('link', { name: 'Certificate', exact: true })).toHaveAttribute(
        'href',
        '/issuer',
      )
      await page.goto(`${url}/issuer/details/2025`)
      await expect(crumbs.locator('[aria-current="page"]')).toHaveText('2025')
      await page.goto(`${url}/issuer/timeline`)
      await crumbs.getByRole('link', { name: 'Go up one level' }).click()
      await page.waitForURL(`${url}/issuer`)
    },
  )
})
