import type { Page } from '@playwright/test'
import { freeze, reach, withClock } from '../../browser/clock.ts'
import { keepInSession, keptInSession } from '../../browser/enter.ts'
import { hydrated } from '../../browser/hydrated.ts'
import { expect, journey } from '../../browser/journey.ts'
import { readCode } from '../../browser/mailbox.ts'
import { expectToast, hold } from '../../browser/toasts.ts'
import { apiClient } from '../../world/api-client.ts'
import { openSession, signUp } from '../../world/organisations.ts'
import { issuer, password } from '../../world/people.ts'
import { sharedUrl } from '../../world/shared.ts'

journey.describe('password recovery (specification, sections 2, 4, 5 and 8)', () => {
  // The browser itself logs the server's refusals.
  journey.use({ expectedInConsole: /the server responded with a status of (400|401|422|429)/ })
  const url = sharedUrl()
  const api = apiClient(url)

  journey('/request-for-otp: asks for an email and nothing else', async ({ newcomer }) => {
    const page = await open(newcomer, '/request-for-otp')
    await press(page, 'Send Code')
    await expect(page.getByText('Email is required', { exact: true })).toBeVisible()
    await field(page, 'Email').fill('registry')
    await expect(page.getByText('Invalid email format.', { exact: true })).toBeVisible()
  })

  journey('/request-for-otp: sends the code, says so, and leads to /verify-otp', async ({ newVisitor }) => {
    const email = await newAccount('request')
    const page = await newVisitor()
    await withClock(page)
    await open(page, '/request-for-otp')
    const release = await hold(page, '/api/requert-for-otp')
    await field(page, 'Email').fill(email)
    await freeze(page)
    await press(page, 'Send Code')
    await expectToast(page, 'loading', 'Sending OTP to Your Email Address...')
    release()
    await expectToast(page, 'success', 'OTP Sent to Your Email Address!')
    await reach(page, page.getByRole('button', { name: 'Verify', exact: true }))
    expect(page.url()).toBe(`${url}/verify-otp`)
    expect(await keptInSession(page, 'email')).toBe(email)

    // Another visitor asks too early, and the toast shows the server's message.
    const other = await newVisitor()
    await withClock(other)
    await open(other, '/request-for-otp')
    await field(other, 'Email').fill(email)
    await freeze(other)
    await press(other, 'Send Code')
    await expectToast(other, 'error', 'Wait until the countdown ends, then ask for another code.')
    expect(other.url()).toBe(`${url}/request-for-otp`)
  })

  journey('/verify-otp: six boxes for one digit each; Backspace and paste', async ({ newVisitor }) => {
    const page = await openBoxes(await newVisitor(), 'somebody@boxes.example')
    await expect(boxes(page)).toHaveCount(6)
    await press(page, 'Verify')
    await expect(page.getByText('Please enter complete 6-digit OTP.', { exact: true })).toBeVisible()
    await expect(boxes(page).first()).toBeFocused()

    await page.keyboard.type('a1x2')
    await expect(boxes(page).nth(0)).toHaveValue('1')
    await expect(boxes(page).nth(1)).toHaveValue('2')
    await expect(boxes(page).nth(2)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(boxes(page).nth(1)).toBeFocused()
    await press(page, 'Verify')
    await expect(page.getByText('Please enter complete 6-digit OTP.', { exact: true })).toBeVisible()

    await boxes(page)
      .first()
      .evaluate((box) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'Your code: 314 159')
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
    for (const [position, digit] of [...'314159'].entries()) {
      await expect(boxes(page).nth(position)).toHaveValue(digit)
    }
    await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  journey(
    '/verify-otp: the countdown lasts 30 seconds, survives a reload, and is the server’s',
    async ({ newVisitor }) => {
      const email = await newAccount('countdown')
      const page = await newVisitor()
      await withClock(page)
      await open(page, '/request-for-otp')
      await field(page, 'Email').fill(email)
      await press(page, 'Send Code')
      await page.waitForURL(`${url}/verify-otp`)
      const left = page.getByRole('timer')
      await expect(left).toHaveText(/^00:(30|2\d)$/)
      await expect(page.getByRole('button', { name: 'Resend Code' })).toHaveCount(0)
      await freeze(page)
      const before = Number((await left.innerText()).slice(3))
      await page.clock.runFor(10_000)
      await expect(left).toHaveText(`00:${String(before - 10).padStart(2, '0')}`)
      await page.reload()
      await reach(page, left)
      expect(Number((await left.innerText()).slice(3))).toBeLessThanOrEqual(before - 10)
      await page.clock.runFor(30_000)
      await expect(left).toHaveCount(0)

      // This browser's clock is ahead: for the server, the 30 seconds have not passed.
      await press(page, 'Resend Code')
      await expectToast(page, 'error', 'Wait until the countdown ends, then ask for another code.')
      await expect(left).toHaveText(/^00:\d\d$/)
    },
  )

  journey('/verify-otp: sending a code again says so and restarts the countdown', async ({ newVisitor }) => {
    const page = await newVisitor()
    await withClock(page)
    await openBoxes(page, 'somebody@resend.example')
    const release = await hold(page, '/api/resend-for-otp')
    await freeze(page)
    await press(page, 'Resend Code')
    await expectToast(page, 'loading', 'Resending OTP...')
    release()
    await reach(page, page.getByRole('timer'))
    await expect(page.getByRole('timer')).toHaveText('00:30')
    await expectToast(page, 'success', 'OTP Resent Successfully!')
  })

  journey(
    '/verify-otp: a wrong code is refused in the server’s words, the right one leads on',
    async ({ newVisitor }) => {
      const email = await newAccount('verify')
      await api.post('/api/requert-for-otp', { email })
      const code = await readCode(await newVisitor(), url, email)
      const page = await newVisitor()
      await withClock(page)
      await openBoxes(page, email)
      await freeze(page)
      await typeDigits(page, code === '000000' ? '111111' : '000000')
      await press(page, 'Verify')
      await expectToast(page, 'error', 'This code is wrong. Check the latest email and try again.')
      await expect(boxes(page).first()).toHaveValue('')

      const release = await hold(page, '/api/verify-for-otp')
      await typeDigits(page, code)
      await press(page, 'Verify')
      await expectToast(page, 'loading', 'Verifying OTP...')
      release()
      await expectToast(page, 'success', 'OTP verified.')
      await reach(page, field(page, 'New Password'))
      expect(page.url()).toBe(`${url}/reset-Password`)
      expect(await keptInSession(page, 'verificationToken')).toBeTruthy()
    },
  )

  journey('/reset-Password: says what is missing, cleared or different', async ({ newcomer: page }) => {
    await keepInSession(page, url, { verificationToken: 'not-a-token', email: 'somebody@reset.example' })
    await open(page, '/reset-Password')
    await press(page, 'Reset Password')
    await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
    await expect(page.getByText('Confirm password is required.', { exact: true })).toBeVisible()
    await field(page, 'New Password').fill(password)
    await field(page, 'Confirm Password').fill(`${password}!`)
    await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible()
    await field(page, 'Confirm Password').fill('')
    await expect(page.getByText('Confirm password is required.', { exact: true })).toBeVisible()
    await field(page, 'New Password').fill('')
    await expect(page.getByText('Password is required.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Login', exact: true }).click()
    await page.waitForURL(`${url}/`)
  })

  journey(
    '/reset-Password: success says so, ends every session, and leads to /reset-Successful',
    async ({ newVisitor }) => {
      const email = await newAccount('reset')
      const { data } = await openSession(api, 'issuer', email, password)
      await api.post('/api/requert-for-otp', { email })
      const otp = await readCode(await newVisitor(), url, email)
      const { token } = await api.post<{ token: string }>('/api/verify-for-otp', { email, otp })

      const page = await newVisitor()
      await withClock(page)
      await keepInSession(page, url, { verificationToken: token, email })
      await open(page, '/reset-Password')
      const release = await hold(page, '/api/reset-password')
      const fresh = 'Falcon-Perch-1972!'
      await field(page, 'New Password').fill(fresh)
      await field(page, 'Confirm Password').fill(fresh)
      await freeze(page)
      await press(page, 'Reset Password')
      await expectToast(page, 'loading', 'Processing...')
      release()
      await expectToast(page, 'success', 'Password reset successful!')
      const login = page.getByRole('link', { name: 'Login', exact: true })
      await reach(page, page.getByRole('heading', { name: 'Successful Password Reset!', exact: true }))
      expect(page.url()).toBe(`${url}/reset-Successful`)
      expect(await keptInSession(page, 'verificationToken')).toBeNull()
      await expect(login).toBeFocused()
      await page.clock.resume()
      await login.click()
      await page.waitForURL(`${url}/sign-in`)

      await expect(api.as(data).get('/api/issuer-verifier-profile')).rejects.toMatchObject({ status: 401 })
      expect((await openSession(api, 'issuer', email, fresh)).role).toBe('issuer')
    },
  )

  journey(
    '/reset-Password: a used reset token is refused, in the words of the server',
    async ({ newVisitor }) => {
      const page = await newVisitor()
      await withClock(page)
      await keepInSession(page, url, { verificationToken: 'x'.repeat(43), email: 'somebody@reset.example' })
      await open(page, '/reset-Password')
      await field(page, 'New Password').fill(password)
      await field(page, 'Confirm Password').fill(password)
      await freeze(page)
      await press(page, 'Reset Password')
      await expectToast(
        page,
        'error',
        'This password reset has expired or was already used. Start again with your email.',
      )
      expect(page.url()).toBe(`${url}/reset-Password`)
    },
  )

  journey('a later step without the earlier one leads back to the first', async ({ newcomer: page }) => {
    for (const path of ['/verify-otp', '/reset-Password']) {
      await page.goto(url + path)
      await page.waitForURL(`${url}/request-for-otp`)
    }
  })

  async function newAccount(name: string): Promise<string> {
    const email = `recovery-${name}@al-dhaid.example`
    await signUp(api, { ...issuer, organizationName: `Al Dhaid School ${name}`, email })
    return email
  }
})

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(sharedUrl() + path)
  await hydrated(page)
  return page
}

/** Opens /verify-otp for a person who requested a code some time ago. */
async function openBoxes(page: Page, email: string): Promise<Page> {
  await keepInSession(page, sharedUrl(), { email })
  return open(page, '/verify-otp')
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const boxes = (page: Page) => page.getByRole('textbox', { name: /^Digit \d of 6$/ })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function typeDigits(page: Page, digits: string): Promise<void> {
  await boxes(page).first().focus()
  await page.keyboard.type(digits)
}
