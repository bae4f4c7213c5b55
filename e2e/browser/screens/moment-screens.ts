import type { Page } from '@playwright/test'
import { titles } from '../../world/seed.ts'
import { answering } from './answering.ts'
import { press, type Screen, text } from './screen.ts'

const failing = (path: string) => (page: Page) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '60' },
      json: {
        success: false,
        error: 'unavailable',
        key: 'unavailable',
        parameters: {},
        message: 'The service is restarting. Please try again in a moment.',
      },
    }),
  )
const nothing = {
  unsigned: [],
  declined: { count: 0, newest: [] },
  failedMails: 0,
  approvals: 0,
  correctionRequests: 0,
  imports: [],
  months: [],
}

/** Screens in between: the first day, waiting, failing, searching, and links that have changed. */
export const momentScreens: Screen[] = [
  {
    name: 'issuer dashboard, the first day',
    who: 'issuer',
    path: '/issuer',
    prepare: async (page) => {
      await answering({
        '/api/issuer/overview': nothing,
        '/api/categories/get-all': [],
        '/api/templates': [],
      })(page)
      await page.route('**/api/stats', (route) =>
        route.fulfill({
          json: { success: true, message: '', totalCount: 0, userCertificate: [], issuerCertificate: [] },
        }),
      )
      await page.route('**/api/student/get-total-student-count', (route) =>
        route.fulfill({ json: { success: true, message: '', totalCount: 0 } }),
      )
    },
    shows: text('Create and sign the first certificate'),
  },
  {
    name: 'student list, failed',
    who: 'issuer',
    path: '/issuer/student-info',
    prepare: failing('**/api/student/get-student?*'),
    shows: (page, say) => page.getByRole('button', { name: say('Retry') }),
  },
  {
    name: 'student list, nothing found',
    who: 'issuer',
    path: '/issuer/student-info?search=nobody-of-that-name',
    shows: (page, say) => page.getByRole('button', { name: say('Clear search and filters') }),
  },
  {
    name: 'search and commands, results',
    who: 'issuer',
    path: '/issuer',
    open: async (page, say) => {
      await press('Search')(page, say)
      await page.getByRole('dialog').getByRole('combobox').fill(titles.decided)
    },
    shows: (page) =>
      page
        .getByRole('dialog')
        .getByRole('option', { name: new RegExp(titles.decided) })
        .first(),
  },
  {
    name: 'certificate, as its holder sees it',
    who: 'student',
    path: ({ certificate }) => certificate.accepted,
    shows: (page) => page.locator('[data-verdict]:not([data-verdict="checking"])'),
  },
  {
    name: 'a link that opens once',
    who: 'nobody',
    path: `/verify/s/share_once#${'A'.repeat(43)}`,
    prepare: answering({ '/api/share-links/share_once': { state: 'open', oneTime: true } }),
    shows: text('This link opens once'),
  },
  {
    name: 'a link that has ended',
    who: 'nobody',
    path: `/verify/s/share_ended#${'A'.repeat(43)}`,
    prepare: answering({ '/api/share-links/share_ended': { state: 'revoked', oneTime: false } }),
    shows: text('This link no longer works'),
  },
  {
    name: 'wallet, linked',
    who: 'student',
    path: '/student/wallet',
    prepare: answering({
      '/api/user/wallet': {
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        kind: 'own',
        inUse: false,
      },
    }),
    shows: text('This wallet is your own. Certificates are transferred into it.'),
  },
  {
    name: 'number on paper, unknown',
    who: 'nobody',
    path: '/v/TQA2-P5QN-J7JE-0CJJ-Q2X2',
    shows: text('No certificate with this number'),
  },
]
