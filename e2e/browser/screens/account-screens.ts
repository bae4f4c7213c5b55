import type { ExternalKeyFacts } from '@credenza/schema/external-key'
import type { SealKeyFacts } from '@credenza/schema/seal-key'
import type { Page } from '@playwright/test'
import type { Say } from '../words.ts'
import { answering } from './answering.ts'
import { button, dialog, heading, inTurn, openMenu, press, type Screen, text } from './screen.ts'

const openProfile = openMenu('… Account menu', 'My Profile')
export const openSecurity = async (page: Page, say: Say) => {
  await openProfile(page, say)
  await page.getByRole('tab', { name: say('Security') }).click()
}
const recoveryCodes = Array.from({ length: 10 }, (_, i) => `7k2m-q9ra-x4t${i}`)

const keysOutside: ExternalKeyFacts = {
  stores: ['pkcs11', 'azure-key-vault'],
  labelPrefix: 'org_abcdefghijklmnop-',
  current: { store: 'pkcs11', label: 'org_abcdefghijklmnop-2026' },
  currentForWallets: null,
}

const seal: SealKeyFacts = {
  heldBy: 'deployment',
  state: 'ends-soon',
  endsAt: '2026-12-12T08:00:00Z',
  subject: 'CN=Al Qasba University, O=Al Qasba University, C=AE',
  issuer: 'CN=Emirates Document Signing CA 2, O=Emirates Trust Services, C=AE',
  certificates: [],
  request: '-----BEGIN CERTIFICATE REQUEST-----',
}

/** Shows a stolen key, and certificates that must be issued again because of it. */
async function withStolenKey(page: Page): Promise<void> {
  const key = (id: string, retiredAt: string, compromisedAt: string) => ({
    id,
    createdAt: '2026-01-05T08:00:00.000Z',
    retiredAt,
    compromisedAt,
  })
  const stolen = ['2026-11-20T12:00:00.000Z', '2026-11-19T05:30:00.000Z'] as const
  const data = [
    key('z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK', '', ''),
    key('z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH', ...stolen),
  ]
  await page.route('**/api/organisation/keys', (route) =>
    route.fulfill({ json: { success: true, message: '', data } }),
  )
  await page.route('**/get-certificate-from-db?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.delete('reissue')
    await route.continue({ url: url.href })
  })
}

/** What every signed-in page has: menus, My Profile with its parts, and the warning before the session ends. */
export const accountScreens: Screen[] = [
  {
    name: 'account menu',
    who: 'issuer',
    path: '/issuer',
    open: press('… Account menu'),
    shows: (page, say) => page.getByRole('menuitem', { name: say('My Profile') }),
  },
  {
    name: 'navigation of a phone',
    who: 'issuer',
    path: '/issuer',
    onPhone: true,
    open: press('Menu'),
    shows: (page, say) => page.getByRole('link', { name: say('Timeline') }),
  },
  {
    name: 'search and commands',
    who: 'issuer',
    path: '/issuer',
    open: press('Search'),
    shows: dialog('Search and commands'),
  },
  {
    name: 'My Profile',
    who: 'issuer',
    path: '/issuer',
    open: openProfile,
    shows: (page, say) => page.getByRole('dialog').getByText(say('Public identity (DID)')),
  },
  {
    name: 'My Profile, cropping',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      const emblem = { name: 'emblem.png', mimeType: 'image/png', buffer: await page.screenshot() }
      await openProfile(page, say)
      await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(emblem)
    },
    shows: (page, say) => page.getByRole('img', { name: say('Preview') }),
  },
  {
    name: 'My Profile, security',
    who: 'issuer',
    path: '/issuer',
    open: openSecurity,
    shows: text('This device'),
  },
  {
    name: 'My Profile, new passkey',
    who: 'issuer',
    path: '/issuer',
    open: inTurn(openSecurity, press('Add a passkey')),
    shows: (page, say) => page.getByRole('textbox', { name: say('Name of the passkey') }),
  },
  {
    name: 'My Profile, authenticator app',
    who: 'issuer',
    path: '/issuer',
    open: inTurn(openSecurity, press('Set up an app')),
    shows: (page, say) => page.getByRole('img', { name: say('QR code for your authenticator app') }),
  },
  {
    name: 'My Profile, recovery codes',
    who: 'issuer',
    path: '/issuer',
    // Real attempts would lock an account that other journeys use.
    prepare: async (page) => {
      await withPasskeyAlready(page)
      await page.route('**/api/account/recovery-codes', (route) =>
        route.fulfill({ json: { success: true, message: '', recoveryCodes } }),
      )
    },
    open: inTurn(openSecurity, press('Create new codes'), press('Yes, create new codes')),
    shows: (page) => page.getByText(recoveryCodes[9]!),
  },
  {
    name: 'My Profile, passkeys, removing one',
    who: 'issuer',
    path: '/issuer',
    prepare: withPasskeyAlready,
    open: inTurn(openSecurity, press('Remove the passkey …')),
    shows: text('Remove this passkey?'),
  },
  { name: 'settings', who: 'issuer', path: '/issuer/settings', shows: text('Name on certificates') },
  ...(
    [
      ['colleagues', 'Colleagues'],
      ['departments', 'Departments'],
      ['tax', 'Tax details'],
      ['directory', 'Directory'],
      ['single-sign-on', 'Single sign-on'],
      ['approvals', 'Approvals before signing'],
      ['keys', 'Current and earlier keys'],
    ] as const
  ).map(
    ([part, title]): Screen => ({
      name: `settings, ${part}`,
      who: 'issuer',
      path: `/issuer/settings?part=${part}`,
      shows: (page, say) => page.getByRole('heading', { level: 2, name: say(title) }),
    }),
  ),
  {
    name: 'settings, colour of the students’ header',
    who: 'issuer',
    path: '/issuer/settings',
    open: async (page, say) => {
      const colour = page.getByRole('textbox', { name: say('Colour') })
      await colour.fill('#8a1538')
      await colour.scrollIntoViewIfNeeded()
    },
    shows: (page, say) => page.getByRole('button', { name: say('Discard changes') }),
  },
  {
    name: 'settings of a verifier',
    who: 'verifier',
    path: '/verifier/settings',
    shows: text('Name on certificates'),
  },
  {
    name: 'settings, replacing the key',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    open: press('Replace the signing key'),
    shows: dialog('Replace the signing key now?'),
  },
  {
    name: 'settings, after a theft',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    prepare: withStolenKey,
    open: (page, say) =>
      page.getByRole('heading', { name: say('Current and earlier keys') }).scrollIntoViewIfNeeded(),
    shows: text('To be reissued'),
  },
  {
    name: 'settings, reporting a stolen key',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    prepare: (page) =>
      page.route('**/theft-impact?*', (route) =>
        route.fulfill({
          json: {
            success: true,
            message: '',
            data: { staysValid: 1_204, becomesInvalid: 17, cannotBeDated: 3 },
          },
        }),
      ),
    open: async (page, say) => {
      await press('Report as stolen: …')(page, say)
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('Date') })
        .fill('20/11/2026')
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('Time') })
        .fill('09:30')
    },
    shows: text('What it means'),
  },
  {
    name: 'settings, keys in a key store',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    prepare: answering({ '/api/organisation/external-key': keysOutside }),
    open: (page, say) => button('Check and use this key')(page, say).scrollIntoViewIfNeeded(),
    shows: button('Check and use this key'),
  },
  {
    name: 'settings, the seal of PDFs',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    prepare: answering({ '/api/organisation/seal-key': seal }),
    open: (page, say) => button('Replace the seal key')(page, say).scrollIntoViewIfNeeded(),
    shows: text('This certificate expires soon. Get the next one now.'),
  },
  {
    name: 'settings, replacing the seal key',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    open: press('Replace the seal key'),
    shows: dialog('Replace the seal key?'),
  },
  {
    name: 'settings, reporting a seal key',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    open: press('Report as stolen: seal key …'),
    shows: dialog('Report this seal key as stolen?'),
  },
  {
    name: 'Confirm it is you',
    who: 'issuer',
    path: '/issuer/settings?part=keys',
    prepare: async (page) => {
      await withPasskeyAlready(page)
      await page.route('**/api/organisation/rotate-key', (route) =>
        route.fulfill({
          status: 403,
          json: {
            success: false,
            error: 'second_factor_stale',
            message: 'Confirm with your second factor, then try again.',
          },
        }),
      )
    },
    open: inTurn(press('Replace the signing key'), press('Yes, replace it')),
    shows: dialog('Confirm it is you'),
  },
  {
    name: 'warning before the session ends',
    who: 'issuer',
    path: '/issuer',
    prepare: (page) => page.clock.install(),
    open: async (page, say) => {
      await heading('Welcome, …')(page, say).waitFor()
      await page.clock.fastForward('04:31')
    },
    shows: dialog('Are you still there?'),
  },
  {
    name: 'my profile of a student',
    who: 'student',
    path: '/student',
    open: openProfile,
    shows: dialog('My Profile'),
  },
]

async function withPasskeyAlready(page: Page): Promise<void> {
  const passkey = {
    id: 'passkey_1',
    name: 'Registrar’s laptop',
    createdAt: '2026-01-12T08:00:00.000Z',
    lastUsedAt: null,
  }
  await page.route('**/api/account/second-factor', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        data: { required: false, totp: true, passkeys: [passkey], recoveryCodesLeft: 2 },
      },
    }),
  )
}
