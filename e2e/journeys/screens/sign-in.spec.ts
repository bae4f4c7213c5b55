import type { Page } from '@playwright/test'
import { freeze, reach, withClock } from '../../browser/clock.ts'
import { keptInSession } from '../../browser/enter.ts'
import { hydrated } from '../../browser/hydrated.ts'
import { expect, journey } from '../../browser/journey.ts'
import { expectToast } from '../../browser/toasts.ts'
import { addStudent } from '../../world/certificates.ts'
import { issuer, password, students, verifier } from '../../world/people.ts'
import { newIssuer } from '../../world/seed.ts'
import { sharedAdmin, sharedUrl } from '../../world/shared.ts'

journey.describe('sign-in (specification, sections 2, 3, 5, 6 and 8)', () => {
  journey.use({ expectedInConsole: /the server responded with a status of 4(01|22)/ })

  journey('toggle, fields and links are there; the role goes along to sign-up', async ({ newcomer }) => {
    const page = await open(newcomer)
    await expect(page.getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('radio', { name: 'Issuer' })).toBeChecked()
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByRole('link', { name: 'Forgot Password', exact: true })).toHaveAttribute(
      'href',
      '/request-for-otp',
    )
    const signUp = page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true })
    await expect(signUp).toHaveAttribute('href', '/sign-up/issuer')
    await page.getByText('Verifier', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Verifier' })).toBeChecked()
    await expect(signUp).toHaveAttribute('href', '/sign-up/verifier')
    await page.getByRole('link', { name: 'Forgot Password', exact: true }).click()
    await page.waitForURL(`${sharedUrl()}/request-for-otp`)
  })

  journey('says what is missing or malformed, and puts the focus there', async ({ newcomer }) => {
    const page = await open(newcomer)
    await submit(page)
    await expect(page.getByText('Email is required.', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill('registry')
    await expect(page.getByText('Invalid email format.', { exact: true })).toBeVisible()
  })

  for (const { role, person, toggle } of [
    { role: 'issuer', person: issuer, toggle: 'Issuer' },
    { role: 'verifier', person: verifier, toggle: 'Verifier' },
  ] as const) {
    journey(
      `${role}: leads to /${role}, says so, and keeps the session as specified`,
      async ({ newVisitor }) => {
        const page = await newVisitor()
        await withClock(page)
        await open(page)
        await page.getByText(toggle, { exact: true }).click()
        await give(page, person.email, password)
        await freeze(page)
        const answered = page.waitForResponse('**/api/sign-in')
        await submit(page)
        await expectToast(page, 'success', 'Sign-In successfully!')
        await reach(page, page.getByRole('button', { name: 'Account menu' }))
        expect(page.url()).toBe(`${sharedUrl()}/${role}`)

        const request = (await answered).request().postDataJSON() as object
        expect(request).toEqual({ email: person.email, password, selectedRole: role })
        const userData = JSON.parse((await keptInSession(page, 'userData'))!) as {
          role: string
          data: string
          userData: Record<string, string>
        }
        expect(userData).toMatchObject({ role, userData: { email: person.email, selectedRole: role } })
        expect(userData.userData._id).toBeTruthy()

        await page.clock.resume()
        const next = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/api/'))
        await page.reload()
        expect((await next).headers().authorization).toBe(`Bearer ${userData.data}`)
      },
    )
  }

  journey(
    'wrong password, wrong role and unknown email get one answer; the email stays',
    async ({ newcomer }) => {
      const page = await open(newcomer)
      const answers = new Set<string>()
      for (const { email, secret } of [
        { email: issuer.email, secret: 'Not-the-password-1' },
        { email: verifier.email, secret: password },
        { email: 'nobody@nowhere.example', secret: password },
      ]) {
        await give(page, email, secret)
        const answered = page.waitForResponse('**/api/sign-in')
        await submit(page)
        expect((await answered).status()).toBe(401)
        const alert = page.getByRole('main').getByRole('alert')
        await expect(alert).toBeVisible()
        answers.add(await alert.innerText())
        await expect(field(page, 'Email')).toHaveValue(email)
        await expect(page).toHaveURL(`${sharedUrl()}/sign-in`)
      }
      expect([...answers]).toHaveLength(1)
    },
  )

  journey(
    'a student replaces the password that the issuer gave before anything opens',
    async ({ newcomer }) => {
      const holder = { ...students[2], email: 'first@merawah.students.example' }
      const details = { organizationName: 'Merawah School', email: 'registry@merawah.example' }
      await addStudent(await newIssuer(await sharedAdmin(), details), holder)
      const page = newcomer
      await page.goto(`${sharedUrl()}/student/sign-in`)
      await hydrated(page)
      await give(page, holder.email, holder.password)
      await submit(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible()
      await expect(field(page, 'New Password')).toBeFocused()
      expect(await keptInSession(page, 'userData')).toBeNull()

      const choose = async (secret: string) => {
        await field(page, 'New Password').fill(secret)
        await field(page, 'Confirm Password').fill(secret)
        await page.getByRole('button', { name: 'Set password and sign in' }).click()
      }
      await choose(holder.password)
      await expect(page.getByText('This is the password you were given. Choose another one.')).toBeVisible()
      await expect(field(page, 'New Password')).toBeFocused()
      await choose(password)
      await page.waitForURL(`${sharedUrl()}/student`)
      await expect(page.getByRole('heading', { level: 1, name: 'My certificates' })).toBeVisible()
    },
  )

  journey(
    'students and administrators have separate sign-in pages without the toggle',
    async ({ newcomer: page }) => {
      for (const { path, title } of [
        { path: '/admin/sign-in', title: 'Administrator sign-in' },
        { path: '/student/sign-in', title: 'Student sign-in' },
      ]) {
        await page.goto(sharedUrl() + path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('radio')).toHaveCount(0)
      }
      await hydrated(page)
      await give(page, students[1].email, password)
      await submit(page)
      await page.waitForURL(`${sharedUrl()}/student`)
    },
  )
})

async function open(page: Page): Promise<Page> {
  await page.goto(`${sharedUrl()}/sign-in`)
  await hydrated(page)
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()

async function give(page: Page, email: string, secret: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(secret)
}
