import type { Page } from '@playwright/test'
import { category, titles } from '../../world/seed.ts'
import { settledVerdict } from '../verdict.ts'
import type { Say } from '../words.ts'
import { answering } from './answering.ts'
import {
  dialog,
  heading,
  inTurn,
  openMenu,
  type Places,
  press,
  rowButton,
  type Screen,
  text,
} from './screen.ts'

const more = 'More about …, …'

/** Presses the first enabled button of that name; disabled ones say why they are disabled. */
const pressEnabled = (name: string) => (page: Page, say: Say) =>
  page
    .locator('button:not([aria-disabled="true"])')
    .filter({ hasText: say(name) })
    .first()
    .click()

const issuerScreens: Screen[] = [
  { name: 'issuer dashboard', who: 'issuer', path: '/issuer', shows: heading('Welcome, …') },
  {
    name: 'issuer dashboard, application returned',
    who: 'returned',
    path: '/issuer',
    shows: text('Your application was returned to you.'),
  },
  {
    name: 'issuer dashboard, waiting',
    who: 'waiting',
    path: '/issuer',
    shows: text('Please wait for admin approval!'),
  },
  {
    name: 'issuer dashboard, suspended',
    who: 'suspended',
    path: '/issuer',
    shows: text('Your organisation is suspended.'),
  },
  {
    name: 'settings of a suspended organisation',
    who: 'suspended',
    path: '/issuer/settings',
    shows: text('Your organisation is suspended'),
  },
  {
    name: 'correcting the details',
    who: 'returned',
    path: '/sign-up/issuer',
    shows: heading('Correct your details'),
  },
  {
    name: 'correcting the documents',
    who: 'returned',
    path: '/issuer',
    open: (page, say) => page.getByRole('link', { name: say('+ Complete Onboarding') }).click(),
    shows: (page, say) => page.getByRole('button', { name: say('Replace …') }).nth(4),
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
    open: async (page, say) => {
      await press('+ Create Certificate')(page, say)
      await page.getByRole('dialog').locator('button[aria-haspopup="listbox"]').click()
      await page.getByRole('listbox').getByRole('option').first().click()
    },
    shows: text('… selected'),
  },
  {
    name: 'row menu',
    who: 'issuer',
    path: '/issuer',
    open: press(more),
    shows: (page, say) => page.getByRole('menuitem', { name: say('Open') }),
  },
  {
    name: 'sign dialog',
    who: 'issuer',
    path: '/issuer',
    open: openMenu(more, 'Sign'),
    shows: (page, say) => page.getByRole('textbox', { name: say('Digital signature') }),
  },
  {
    name: 'answer dialog',
    who: 'issuer',
    path: `/issuer/details/2025?search=${encodeURIComponent(titles.uploaded)}`,
    open: openMenu(more, 'Sign'),
    shows: (page) => page.getByRole('dialog').locator('img'),
  },
  {
    name: 'revoke dialog',
    who: 'issuer',
    path: '/issuer/details/2025?search=Bachelor',
    open: async (page, say) => {
      const row = page.getByRole('row').filter({ hasText: titles.decided }).filter({ hasText: 'مريم' })
      await row.getByRole('button', { name: say(more) }).click()
      await page.getByRole('menuitem', { name: say('Revoke') }).click()
    },
    shows: dialog('Revoke certificates'),
  },
  {
    name: 'chosen certificates',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      await page.getByRole('checkbox', { name: say('Select all rows shown') }).check()
      // The header has a menu of the same name.
      await page
        .getByRole('main')
        .getByRole('button', { name: say('More') })
        .click()
    },
    shows: (page, say) => page.getByRole('menuitem', { name: say('Reinstate') }),
  },
  {
    name: 'export dialog',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      await page.getByRole('checkbox', { name: say('Select all rows shown') }).check()
      await page.getByRole('button', { name: say('Export'), exact: true }).click()
    },
    shows: dialog('Export certificates'),
  },
  {
    name: 'own audit trail',
    who: 'issuer',
    path: '/issuer/audit',
    shows: (page) => page.getByRole('row').nth(3),
  },
  {
    name: 'own audit trail, an entry',
    who: 'issuer',
    path: '/issuer/audit',
    open: press('Details of “…”, …'),
    shows: (page, say) => page.getByRole('dialog').getByText(say('Action code')),
  },
  {
    name: 'verifier audit trail',
    who: 'verifier',
    path: '/verifier/audit',
    shows: (page) => page.getByRole('row').nth(1),
  },
  { name: 'activity', who: 'issuer', path: '/issuer/activity', shows: heading('Activity') },
  { name: 'verifier activity', who: 'verifier', path: '/verifier/activity', shows: heading('Activity') },
  {
    name: 'transfer dialog',
    who: 'issuer',
    path: '/issuer/details/2025?search=Bachelor',
    open: pressEnabled('Transfer'),
    shows: dialog('Transfer this certificate?'),
  },
  { name: 'certificates', who: 'issuer', path: '/issuer/certificates', shows: heading('Certificates') },
  { name: 'timeline', who: 'issuer', path: '/issuer/timeline', shows: heading('Timeline') },
  { name: 'details of a year', who: 'issuer', path: '/issuer/details/2025', shows: heading(/2025/) },
  {
    name: 'details, nothing found',
    who: 'issuer',
    path: '/issuer/details/2025?search=nobody-of-that-name',
    shows: text('No Data Found'),
  },
  {
    name: 'student list',
    who: 'issuer',
    path: '/issuer/student-info',
    shows: heading('Student Information List'),
  },
  {
    name: 'student',
    who: 'issuer',
    path: '/issuer/student-info',
    open: (page) => page.getByRole('table').getByRole('link').first().click(),
    shows: (page, say) => page.getByRole('region', { name: say('History') }),
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
    shows: (page) => page.locator('[aria-invalid="true"]').first(),
  },
  { name: 'category manager', who: 'issuer', path: '/category-manager', shows: heading('Category Manager') },
  {
    name: 'delete category',
    who: 'issuer',
    path: '/category-manager',
    open: press('Delete …'),
    shows: dialog('Delete category'),
  },
  ...(['accepted', 'revoked', 'declined', 'draft'] as const).map(
    (state): Screen => ({
      name: `certificate, ${state}`,
      who: 'issuer',
      path: ({ certificate }: Places) => certificate[state],
      shows: state === 'draft' ? text('What is still missing') : settledVerdict,
    }),
  ),
  {
    name: 'certificate, unknown',
    who: 'issuer',
    path: '/certificate/no-such-certificate',
    shows: text('Error loading certificate'),
  },
]

const verifierScreens: Screen[] = [
  { name: 'issuer requests', who: 'verifier', path: '/verifier', shows: heading('Issuer Request') },
  {
    name: 'reject dialog',
    who: 'verifier',
    path: `/verifier?status=0&search=${encodeURIComponent(titles.open)}`,
    open: (page, say) => rowButton('Reject', titles.open)(page, say).click(),
    shows: dialog('Reject this certificate?'),
  },
  {
    name: 'accept dialog',
    who: 'verifier',
    path: `/verifier?status=0&search=${encodeURIComponent(titles.open)}`,
    open: async (page, say) => {
      await page.getByRole('checkbox', { name: say('Select all rows shown') }).check()
      await press('Accept …')(page, say)
    },
    shows: dialog('Accept this certificate?'),
  },
  {
    name: 'View Certificate of an issuer',
    who: 'verifier',
    path: `/verifier?status=all&search=${encodeURIComponent(titles.open)}`,
    open: press('View …, …'),
    shows: (page) => page.getByRole('dialog').locator('img'),
  },
  {
    name: 'user requests',
    who: 'verifier',
    path: '/verifier/user-request',
    shows: heading('All Certificates Uploaded by Users'),
  },
  {
    name: 'View Certificate',
    who: 'verifier',
    path: `/verifier/user-request?status=all&search=${encodeURIComponent(titles.uploaded)}`,
    open: press('View …, …'),
    shows: (page) => page.getByRole('dialog').locator('img'),
  },
  {
    name: 'fees allocation',
    who: 'verifier',
    path: '/verifier/fees-allocation',
    open: async (page, say) => {
      await page.getByRole('combobox', { name: say('Certificate Type') }).click()
      await page.getByRole('option', { name: category, exact: true }).click()
      await page.getByRole('textbox', { name: say('Update fee (AED)') }).fill('35')
    },
    shows: text('… → …'),
  },
]

/** Screens of issuers, verifiers and students. */
export const organisationScreens: Screen[] = [
  ...issuerScreens,
  ...verifierScreens,
  { name: 'what an issuer owes', who: 'issuer', path: '/issuer/balance', shows: text('You owe') },
  { name: 'what a student owes', who: 'student', path: '/student/balance', shows: text('You owe') },
  {
    name: 'my certificates, in the issuer’s colour',
    who: 'student',
    path: '/student',
    prepare: answering({
      '/api/user/issuer-look': { name: 'جامعة القصباء للعلوم والتقنية', colour: '#8a1538', logo: '' },
    }),
    shows: (page) => page.getByText('جامعة القصباء للعلوم والتقنية'),
  },
  { name: 'my certificates', who: 'student', path: '/student', shows: heading('My certificates') },
  {
    name: 'Upload a certificate',
    who: 'student',
    path: '/student',
    open: inTurn(press('Upload a certificate'), press('Upload')),
    shows: text('Please select a file !'),
  },
]
