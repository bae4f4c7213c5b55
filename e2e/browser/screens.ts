import type { Page } from '@playwright/test'
import { titles } from '../world/seed.ts'

/** Addresses that differ in every world: of certificates in each state, and of their public pages. */
export type CertificateState = 'accepted' | 'revoked' | 'declined' | 'draft'
export interface Places {
  certificate: Record<CertificateState, string>
  publicPage: Record<CertificateState, string>
}

export type Door = 'nobody' | 'issuer' | 'verifier' | 'admin' | 'student'

export interface Screen {
  /** What a person would call it. */
  name: string
  who: Door
  path: string | ((places: Places) => string)
  /** Widths in pixels that it is looked at in; 1280 and 360 unless it exists at one only. */
  widths?: number[]
  /** Brings the screen into the state that is looked at, such as an open dialog. */
  open?: (page: Page) => Promise<void>
  /** What must be visible before it counts as drawn. */
  shows: (page: Page) => { waitFor(): Promise<void> }
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const rowMenu = (item: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The first button of that name that can be used; others say why they cannot. */
const enabled = (page: Page, name: string) =>
  page
    .locator('button:not([aria-disabled="true"])')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()

const accountMenu = press('Account menu')
const welcome = heading(/^Welcome/)

/** Every screen and every open dialog or menu that there is, by role. */
export const screens: Screen[] = [
  { name: 'landing page', who: 'nobody', path: '/', shows: heading(/./) },
  { name: 'sign-in', who: 'nobody', path: '/sign-in', shows: heading('Sign in to Credenza') },
  {
    name: 'sign-in, refused',
    who: 'nobody',
    path: '/sign-in',
    open: press('Sign In'),
    shows: (page) => page.getByText('Email is required.'),
  },
  { name: 'student sign-in', who: 'nobody', path: '/student/sign-in', shows: heading('Student sign-in') },
  { name: 'admin sign-in', who: 'nobody', path: '/admin/sign-in', shows: heading('Administrator sign-in') },
  { name: 'admin set-up', who: 'nobody', path: '/admin/setup#token=x', shows: heading(/Set up/) },
  { name: 'verify', who: 'nobody', path: '/verify', shows: heading('Verify a certificate') },
  {
    name: 'verify, nothing recognised',
    who: 'nobody',
    path: '/verify',
    open: press('Check it'),
    shows: (page) => page.getByText('Drop a file, or paste'),
  },
  {
    name: 'unknown certificate',
    who: 'nobody',
    path: '/verify/no-such-certificate',
    shows: (page) => page.getByText('No certificate found'),
  },
  ...(['accepted', 'revoked', 'declined'] as const).map((state) => ({
    name: `public page, ${state}`,
    who: 'nobody' as const,
    path: ({ publicPage }: Places) => publicPage[state],
    shows: (page: Page) => page.locator('[data-verdict]:not([data-verdict="checking"])'),
  })),
  {
    name: 'public page, a check’s details',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.accepted,
    open: (page) => page.locator('[data-check="signature"][data-answer="passed"] summary').click(),
    shows: (page) => page.locator('[data-check="signature"]').getByText('Code'),
  },
  {
    name: 'public page, not signed',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.draft,
    shows: (page) => page.getByText('Not signed yet').first(),
  },
  {
    name: 'public page, key missing',
    who: 'nobody',
    path: ({ publicPage }) => publicPage.accepted.split('#')[0]!,
    shows: (page) => page.getByText('Ask the holder for the full link.', { exact: false }),
  },
  { name: 'issuer dashboard', who: 'issuer', path: '/issuer', shows: welcome },
  {
    name: 'account menu',
    who: 'issuer',
    path: '/issuer',
    open: accountMenu,
    shows: (page) => page.getByRole('menuitem', { name: 'My Profile' }),
  },
  {
    name: 'My Profile',
    who: 'issuer',
    path: '/issuer',
    open: async (page) => {
      await accountMenu(page)
      await page.getByRole('menuitem', { name: 'My Profile' }).click()
    },
    shows: (page) => page.getByRole('button', { name: 'Copy digital signature' }),
  },
  {
    name: 'Create Certificate',
    who: 'issuer',
    path: '/issuer',
    open: press('+ Create Certificate'),
    shows: dialog('Create Certificate'),
  },
  {
    name: 'Create Certificate, recipients open',
    who: 'issuer',
    path: '/issuer',
    open: async (page) => {
      await press('+ Create Certificate')(page)
      await press('Recipients')(page)
      await page.getByRole('option').first().click()
    },
    shows: (page) => page.getByText('1 selected').first(),
  },
  {
    name: 'row menu',
    who: 'issuer',
    path: '/issuer',
    open: press(/^More about Bachelor/),
    shows: (page) => page.getByRole('menuitem', { name: 'Open' }),
  },
  {
    name: 'sign dialog',
    who: 'issuer',
    path: '/issuer',
    open: rowMenu('Sign'),
    shows: (page) => page.getByLabel('Digital signature'),
  },
  {
    name: 'revoke dialog',
    who: 'issuer',
    path: '/issuer/details/2025?search=Bachelor',
    open: async (page) => {
      await page.getByRole('button', { name: /^More about Bachelor of Science, مريم/ }).click()
      await page.getByRole('menuitem', { name: 'Revoke' }).click()
    },
    shows: dialog('Revoke certificate'),
  },
  {
    name: 'transfer dialog',
    who: 'issuer',
    path: '/issuer/details/2025?search=Bachelor',
    open: (page) => enabled(page, 'Transfer').click(),
    shows: dialog('Transfer this certificate?'),
  },
  { name: 'timeline', who: 'issuer', path: '/issuer/timeline', shows: heading('Timeline') },
  { name: 'details of a year', who: 'issuer', path: '/issuer/details/2025', shows: heading(/2025/) },
  {
    name: 'details, nothing found',
    who: 'issuer',
    path: '/issuer/details/2025?search=nobody-of-that-name',
    shows: (page) => page.getByText('No Data Found'),
  },
  {
    name: 'student list',
    who: 'issuer',
    path: '/issuer/student-info',
    shows: heading(/Student Information/),
  },
  {
    name: 'Data Upload',
    who: 'issuer',
    path: '/issuer/student-info',
    open: press('Import Student Data'),
    shows: dialog('Data Upload'),
  },
  { name: 'Add Student', who: 'issuer', path: '/addStudent', shows: heading('Add Student') },
  {
    name: 'Add Student, refused',
    who: 'issuer',
    path: '/addStudent',
    open: press('Save'),
    shows: (page) => page.getByText('Name is required').first(),
  },
  { name: 'category manager', who: 'issuer', path: '/category-manager', shows: heading('Category Manager') },
  {
    name: 'delete category',
    who: 'issuer',
    path: '/category-manager',
    open: press(/^Delete /),
    shows: dialog('Delete category'),
  },
  ...(['accepted', 'revoked', 'declined', 'draft'] as const).map((state) => ({
    name: `certificate, ${state}`,
    who: 'issuer' as const,
    path: ({ certificate }: Places) => certificate[state],
    shows: (page: Page) => page.getByText('BLOCKCHAIN-VERIFIED Certificate'),
  })),
  {
    name: 'certificate, unknown',
    who: 'issuer',
    path: '/certificate/no-such-certificate',
    shows: (page) => page.getByText('Error loading certificate'),
  },
  {
    name: 'navigation of a phone',
    who: 'issuer',
    path: '/issuer',
    widths: [360],
    open: press('Menu'),
    shows: (page) => page.getByRole('link', { name: 'Timeline' }),
  },
  { name: 'issuer requests', who: 'verifier', path: '/verifier', shows: heading('Issuer Request') },
  {
    name: 'reject dialog',
    who: 'verifier',
    path: '/verifier?status=0',
    open: press('Reject'),
    shows: dialog('Reject this certificate?'),
  },
  {
    name: 'accept dialog',
    who: 'verifier',
    path: `/verifier?status=0&search=${encodeURIComponent(titles.open)}`,
    open: (page) => enabled(page, 'Accept').click(),
    shows: dialog('Accept this certificate?'),
  },
  { name: 'organisations', who: 'admin', path: '/admin', shows: heading('Organisations') },
  {
    name: 'all organisations',
    who: 'admin',
    path: '/admin?status=all',
    shows: (page) => page.getByText('Approved').nth(2),
  },
  {
    name: 'approve dialog',
    who: 'admin',
    path: '/admin',
    open: press('Approve'),
    shows: (page) => page.getByRole('dialog', { name: /^Approve / }),
  },
  { name: 'my certificates', who: 'student', path: '/student', shows: heading('My certificates') },
]
