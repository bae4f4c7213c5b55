import { hydrated } from '../browser/hydrated.ts'
import { expect, journey } from '../browser/journey.ts'
import { keepSession } from '../browser/keep-session.ts'
import { readCode } from '../browser/mailbox.ts'
import { signInByScreen } from '../browser/sign-in.ts'
import { expectSaid } from '../browser/toasts.ts'
import { apiClient } from '../world/api-client.ts'
import { openSession, signUp, submitKyc } from '../world/organisations.ts'
import { issuer, password } from '../world/people.ts'
import { sharedAdminSession, sharedUrl } from '../world/shared.ts'

const url = sharedUrl()
const api = apiClient(url)

journey.describe('what every answer carries', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy')!

  for (const path of [
    '/',
    '/sign-in',
    '/admin/sign-in',
    '/sign-up/issuer',
    '/verify',
    '/issuer',
    '/no/such/page',
  ]) {
    journey(`${path}: only our own inline script, no framing, no data to others`, async () => {
      const response = await fetch(url + path)
      expect(response.headers.get('content-type')).toContain('text/html')
      const scripts = /script-src ([^;]*)/.exec(policyOf(response))![1]!
      expect(scripts.split(' ').filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([])
      expect(policyOf(response)).toContain("frame-ancestors 'none'")
      expect(policyOf(response)).toContain("object-src 'none'")
      expect(policyOf(response)).toContain("base-uri 'none'")
      expectPlainHeaders(response)
    })
  }

  for (const path of [
    '/api/check-unique?email=a@b.example',
    '/api/issuer-verifier-profile',
    '/api/no-such-call',
    '/healthz',
    '/openapi.json',
  ]) {
    journey(`${path}: data that no browser treats as a page`, async () => {
      const response = await fetch(url + path)
      expect(response.headers.get('content-type')).toContain('application/json')
      expect(policyOf(response)).toBe("default-src 'none';frame-ancestors 'none'")
      expectPlainHeaders(response)
    })
  }

  function expectPlainHeaders({ headers }: Response): void {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(headers.get('x-powered-by')).toBeNull()
  }

  journey('the API documentation’s pages keep to their policy', async ({ newcomer: page }) => {
    await page.goto(`${url}/docs`)
    // Swagger UI works through all calls first: seconds on a fast machine.
    await expect(page.getByRole('button', { name: /^(GET|POST) \/api\// }).first()).toBeVisible({
      timeout: 60_000,
    })
  })

  journey(
    'the only cookies are about the language, out of reach of scripts and of other sites',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await signInByScreen(page, url, { email: issuer.email, role: 'Issuer' })
      await page.goto(`${url}/language/ar?next=/issuer`)
      const cookies = (await page.context().cookies()).toSorted((a, b) => a.name.localeCompare(b.name))
      const hidden = { value: 'ar', httpOnly: true, sameSite: 'Lax' }
      expect(cookies).toMatchObject([
        { name: 'language', ...hidden },
        { name: 'new-language', ...hidden },
      ])
      expect(await page.evaluate('document.cookie')).toBe('')
    },
  )
})

journey('what applicants type is text on the administrator’s screens', async ({ newVisitor }) => {
  const html = (where: string) => `<img src=x onerror="document.title='${where}'"><b>${where}</b>`
  const applicant = {
    ...issuer,
    organizationName: html('name'),
    headquartersAddress: html('address'),
    email: `${crypto.randomUUID()}@masafi.example`,
  }
  const id = await signUp(api, applicant)
  await submitKyc(api, id, applicant)
  const admin = await newVisitor()
  await keepSession(admin, await sharedAdminSession())
  await admin.goto(`${url}/admin?search=${encodeURIComponent('<img src=x')}`)
  await admin.getByRole('link', { name: `Review ${html('name')}` }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(html('name'))
  await expect(admin.getByText(html('address')).first()).toBeVisible()
  await admin.getByRole('button', { name: 'Return with reason' }).click()
  await admin.getByLabel('Reason').fill(html('reason'))
  await admin.getByRole('dialog').getByRole('button', { name: 'Return with reason' }).click()
  await expectSaid(admin, 'Application returned.')

  const owner = await newVisitor()
  await signInByScreen(owner, url, { email: applicant.email, role: 'Issuer' })
  await expect(owner.getByText(html('reason')).first()).toBeVisible()
  for (const page of [admin, owner]) {
    await expect(page.locator('b', { hasText: /^(name|address|reason)$/ })).toHaveCount(0)
    expect(await page.title()).not.toMatch(/^(name|address|reason)$/)
  }
})

journey.describe('after a password was reset', () => {
  journey.use({ expectedInConsole: /status of 401/ })

  journey('older sessions are redirected to sign-in', async ({ newVisitor }) => {
    const owner = { ...issuer, email: `${crypto.randomUUID()}@masafi.example` }
    await signUp(api, owner)
    const thief = await newVisitor()
    await keepSession(thief, await openSession(api, 'issuer', owner.email, password))
    await thief.goto(`${url}/issuer/timeline`)
    await expect(thief.getByRole('heading', { level: 1, name: 'Timeline' })).toBeVisible()

    const account = { email: owner.email, selectedRole: 'issuer' }
    await api.post('/api/requert-for-otp', account)
    const otp = await readCode(await newVisitor(), url, owner.email)
    const { token } = await api.post<{ token: string }>('/api/verify-for-otp', { ...account, otp })
    const newPassword = 'Falcon-Keeper-1971!'
    await api.post('/api/reset-password', { token, password: newPassword, confirmPassword: newPassword })

    await thief.reload()
    await thief.waitForURL(`${url}/sign-in?next=${encodeURIComponent('/issuer/timeline')}&ended=1`)
    expect(await thief.evaluate("sessionStorage.getItem('userData')")).toBeNull()
  })
})

journey.describe('a return address that leads elsewhere', () => {
  const elsewhere = [
    'https://evil.example/issuer',
    '//evil.example/issuer',
    '/\\evil.example',
    'javascript:alert(1)',
    '/issuer/../admin',
    '/admin',
  ]

  // return-path.test.ts tries every kind of address.
  journey('sign-in does not follow it', async ({ newcomer: page }) => {
    await page.goto(`${url}/sign-in?next=${encodeURIComponent('//evil.example/issuer')}`)
    await hydrated(page)
    await page.getByLabel('Email').fill(issuer.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`${url}/issuer`)
  })

  for (const next of elsewhere) {
    journey(`the language switch does not follow ${next}`, async () => {
      const response = await fetch(`${url}/language/ar?next=${encodeURIComponent(next)}`, {
        redirect: 'manual',
      })
      expect(new URL(response.headers.get('location')!, url).origin).toBe(url)
    })
  }
})
