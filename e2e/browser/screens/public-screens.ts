import type { SitePage } from '@credenza/schema/site-page'
import { adminEmail, initialPassword, password, students } from '../../world/people.ts'
import { withPasskeyReader } from '../passkeys.ts'
import { settledVerdict } from '../verdict.ts'
import { answering } from './answering.ts'
import { dialog, heading, keeping, type Places, press, type Screen, text } from './screen.ts'

const privacyText = `We store what your issuer certified about you, so that others can check it.

## What we keep

- your name and the certificate
- who looked at a link that you shared, and when

Write to [our office](mailto:privacy@credenza.example).`
const privacy: SitePage = {
  page: 'privacy',
  texts: [
    { language: 'en', text: privacyText, changedAt: '2026-09-01T08:00:00Z' },
    {
      language: 'ar',
      text: 'نحفظ ما شهدت به جهة الإصدار عنك ليتمكن الآخرون من التحقق منه.\n\n## ما نحفظه\n\n- اسمك والشهادة',
      changedAt: '2026-09-01T08:00:00Z',
    },
  ],
}
const welcome = (step: 'password' | 'code') =>
  answering({
    '/api/student/welcome': { step, name: students[0].name, email: students[0].email },
  })

/** Public screens: the landing page, sign-in pages, recovery, and checking a certificate. */
export const publicScreens: Screen[] = [
  { name: 'landing page', who: 'nobody', path: '/', shows: heading(/./) },
  {
    name: 'landing page, second step',
    who: 'nobody',
    path: '/#how-it-works',
    open: (page, say) =>
      page
        .getByRole('group', { name: say('The three steps') })
        .getByRole('button')
        .nth(1)
        .click(),
    shows: (page, say) => page.getByRole('group', { name: say('Step … of …: …') }).nth(1),
  },
  {
    name: 'landing page, its end',
    who: 'nobody',
    path: '/',
    open: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    shows: text('Get Started Now'),
  },
  {
    name: 'landing page, menu of a phone',
    who: 'nobody',
    path: '/',
    onPhone: true,
    open: press('Menu'),
    shows: (page, say) => page.getByRole('banner').getByRole('link', { name: say('How it works') }),
  },
  {
    name: 'public page that is not written',
    who: 'nobody',
    path: '/privacy',
    shows: heading('This page does not exist'),
  },
  {
    name: 'public page that is written',
    who: 'nobody',
    path: '/privacy',
    prepare: answering({ '/api/site-pages/privacy': privacy }),
    shows: (page) => page.locator('article'),
  },
  {
    name: 'role chooser',
    who: 'nobody',
    path: '/',
    open: press('Sign Up'),
    shows: dialog('Who Do You Want To Sign Up As'),
  },
  { name: 'sign-in', who: 'nobody', path: '/sign-in', shows: heading('Sign in to Credenza') },
  {
    name: 'sign-in, session ended',
    who: 'nobody',
    path: '/sign-in?next=/issuer&ended=1',
    shows: text('Your session has ended. Sign in to pick up where you left off.'),
  },
  {
    name: 'sign-in, refused',
    who: 'nobody',
    path: '/sign-in',
    open: press('Sign In'),
    shows: text('Email is required.'),
  },
  {
    name: 'sign-in, passkey refused',
    who: 'nobody',
    path: '/sign-in',
    prepare: withPasskeyReader,
    open: press('Sign in with a passkey'),
    shows: (page) => page.getByRole('alert'),
  },
  { name: 'student sign-in', who: 'nobody', path: '/student/sign-in', shows: heading('Student sign-in') },
  {
    name: 'first sign-in of a student',
    who: 'nobody',
    path: '/student/sign-in',
    open: async (page, say) => {
      await page.locator('input[type="email"]').fill(students[2].email)
      await page.locator('input[type="password"]').fill(initialPassword)
      await press('Sign In')(page, say)
      await press('Set password and sign in')(page, say)
    },
    shows: text('Confirm password is required.'),
  },
  {
    name: 'student sign-in, the mailbox to prove',
    who: 'nobody',
    path: '/student/sign-in',
    prepare: async (page) => {
      const mailbox = { token: 'x', hint: 'l…@alqasba.example', resendInSeconds: 0 }
      await page.route('**/api/sign-in', (route) =>
        route.fulfill({ json: { success: true, message: '', mailbox } }),
      )
    },
    open: async (page, say) => {
      await page.locator('input[type="email"]').fill(students[2].email)
      await page.locator('input[type="password"]').fill(initialPassword)
      await press('Sign In')(page, say)
      await press('Prove and sign in')(page, say)
    },
    shows: text('Please enter complete 6-digit OTP.'),
  },
  {
    name: 'welcome of a student',
    who: 'nobody',
    path: '/student/welcome#token=x',
    prepare: welcome('password'),
    shows: heading('Welcome to your account'),
  },
  {
    name: 'welcome of a student, an old link',
    who: 'nobody',
    path: '/student/welcome#token=x',
    prepare: welcome('code'),
    shows: heading('This link is more than a week old'),
  },
  { name: 'admin sign-in', who: 'nobody', path: '/admin/sign-in', shows: heading('Administrator sign-in') },
  ...(['Use a recovery code', undefined] as const).map(
    (other): Screen => ({
      name: other ? 'sign-in, second step by recovery code' : 'sign-in, second step',
      who: 'nobody',
      path: '/admin/sign-in',
      open: async (page, say) => {
        await page.locator('input[type="email"]').fill(adminEmail)
        await page.locator('input[type="password"]').fill(password)
        await press('Sign In')(page, say)
        if (other) await press(other)(page, say)
        await press('Confirm')(page, say)
      },
      shows: text(other ? 'Enter a recovery code.' : 'Please enter complete 6-digit OTP.'),
    }),
  ),
  {
    name: 'admin set-up',
    who: 'nobody',
    path: '/admin/setup#token=x',
    shows: heading('Set up the first administrator'),
  },
  { name: 'forgot password', who: 'nobody', path: '/request-for-otp', shows: heading('Forgot Password') },
  {
    name: 'forgot password, refused',
    who: 'nobody',
    path: '/request-for-otp',
    open: press('Send Code'),
    shows: text('Email is required'),
  },
  {
    name: 'code, incomplete',
    who: 'nobody',
    path: '/verify-otp',
    prepare: keeping({ email: 'dean@masafi.example' }),
    open: press('Verify'),
    shows: text('Please enter complete 6-digit OTP.'),
  },
  {
    name: 'new password',
    who: 'nobody',
    path: '/reset-Password',
    prepare: keeping({ email: 'dean@masafi.example', verificationToken: 'used-up' }),
    shows: heading('Set a new password'),
  },
  {
    name: 'new password, refused',
    who: 'nobody',
    path: '/reset-Password',
    prepare: keeping({ email: 'dean@masafi.example', verificationToken: 'used-up' }),
    open: async (page, say) => {
      for (const nth of [0, 1]) await page.locator('input[type="password"]').nth(nth).fill(password)
      await press('Reset Password')(page, say)
    },
    shows: text('Ask for a new code'),
  },
  {
    name: 'password reset',
    who: 'nobody',
    path: '/reset-Successful',
    shows: heading('Successful Password Reset!'),
  },
  { name: 'verify', who: 'nobody', path: '/verify', shows: heading('Verify a certificate') },
  {
    name: 'verify, nothing recognised',
    who: 'nobody',
    path: '/verify',
    open: press('Check it'),
    shows: text('Paste a link, or type the long number printed on the paper. Or drop a file above.'),
  },
  {
    name: 'number on paper, mistyped',
    who: 'nobody',
    path: '/v/7KQ2-M4XA',
    shows: text('There is a typing error in this number'),
  },
  {
    name: 'unknown certificate',
    who: 'nobody',
    path: '/verify/no-such-certificate',
    shows: text('No certificate found'),
  },
  ...(['accepted', 'revoked', 'declined', 'corrected', 'superseded', 'part'] as const).map(
    (state): Screen => ({
      name: state === 'part' ? 'public page, only a part' : `public page, ${state}`,
      who: 'nobody',
      path: ({ publicPage }: Places) => publicPage[state],
      shows: settledVerdict,
    }),
  ),
  {
    name: 'public page, a check’s details',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.accepted,
    open: async (page) => {
      await page.locator('[data-checks] > summary').click()
      await page.locator('[data-check="signature"] summary').click()
    },
    shows: (page) => page.locator('[data-check="signature"] details[open]'),
  },
  {
    name: 'public page, not signed',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.draft,
    shows: text('Not signed yet'),
  },
  {
    name: 'public page of an issuer',
    who: 'nobody',
    path: ({ approved }) => `/issuers/${approved.split('/').at(-1)}`,
    shows: (page) => page.locator('[data-standing="approved"]'),
  },
  {
    name: 'public page of an issuer, unknown',
    who: 'nobody',
    path: '/issuers/org_0000000000000000',
    shows: text('No issuer found'),
  },
  {
    name: 'public page, key missing',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.accepted.split('#')[0]!,
    shows: text('Ask the holder for the full link, with everything after the # sign.'),
  },
]
