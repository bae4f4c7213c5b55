import { dialog, heading, type Places, press, type Screen, text } from './screen.ts'

const lookAlike = ({ lookAlike }: Places) => lookAlike
const approved = ({ approved }: Places) => approved

/** Administrators' screens. */
export const adminScreens: Screen[] = [
  { name: 'organisations', who: 'admin', path: '/admin', shows: heading('Organisations') },
  {
    name: 'all organisations',
    who: 'admin',
    path: '/admin?status=all',
    shows: (page, say) => page.getByText(say('Approved')).nth(2),
  },
  {
    name: 'organisations, nothing found',
    who: 'admin',
    path: '/admin?status=all&search=nobody-of-that-name',
    shows: text('No Data Found'),
  },
  {
    name: 'review, PDF',
    who: 'admin',
    path: lookAlike,
    shows: (page) => page.locator('iframe').or(page.getByRole('alert')).first(),
  },
  {
    name: 'review, image',
    who: 'admin',
    path: lookAlike,
    open: (page, say) => page.getByRole('tab', { name: say('Tax certificate') }).click(),
    shows: (page, say) => page.getByRole('region', { name: say('…: move around with the arrow keys') }),
  },
  {
    name: 'approve dialog',
    who: 'admin',
    path: lookAlike,
    open: press('Approve'),
    shows: dialog('Approve …?'),
  },
  {
    name: 'return dialog',
    who: 'admin',
    path: lookAlike,
    open: press('Return with reason'),
    shows: dialog('Return the application of …?'),
  },
  {
    name: 'approved organisation',
    who: 'admin',
    path: approved,
    shows: text('It can act under its own name.'),
  },
  {
    name: 'suspend dialog',
    who: 'admin',
    path: approved,
    open: press('Suspend'),
    shows: dialog('Suspend …?'),
  },
  { name: 'balances', who: 'admin', path: '/admin/balances', shows: (page) => page.getByRole('row').nth(1) },
  {
    name: 'settlement dialog',
    who: 'admin',
    path: '/admin/balances',
    open: press('Record a settlement for …'),
    shows: dialog('Record a settlement for …'),
  },
  {
    name: 'bank account dialog',
    who: 'admin',
    path: '/admin/balances',
    open: press('Bank account'),
    shows: dialog('Bank account for payments'),
  },
  {
    name: 'statement of a party',
    who: 'admin',
    path: '/admin/balances',
    open: (page) => page.getByRole('row').nth(1).getByRole('link').click(),
    shows: text('Fees and payments, month by month.'),
  },
  { name: 'people', who: 'admin', path: '/admin/people', shows: (page) => page.getByRole('row').nth(3) },
  { name: 'audit trail', who: 'admin', path: '/admin/audit', shows: (page) => page.getByRole('row').nth(3) },
  {
    name: 'audit trail, an entry',
    who: 'admin',
    path: '/admin/audit',
    open: press('Details of “…”, …'),
    shows: (page, say) => page.getByRole('dialog').getByText(say('Action code')),
  },
  {
    name: 'audit trail, actions open',
    who: 'admin',
    path: '/admin/audit',
    open: (page, say) => page.getByRole('combobox', { name: say('What') }).click(),
    shows: (page) => page.getByRole('option').first(),
  },
  { name: 'witnesses', who: 'admin', path: '/admin/witnesses', shows: text('Have a log witnessed here') },
  { name: 'system health', who: 'admin', path: '/admin/health', shows: text('Public log') },
  {
    name: 'data protection',
    who: 'admin',
    path: '/admin/data-protection',
    shows: text('Register of processing'),
  },
  {
    name: 'breaches',
    who: 'admin',
    path: '/admin/breaches',
    shows: text('No cases yet. Open one as soon as a breach is found.'),
  },
  { name: 'public pages', who: 'admin', path: '/admin/pages', shows: heading('Public pages') },
  {
    name: 'public pages, one being written',
    who: 'admin',
    path: '/admin/pages',
    open: (page) =>
      page
        .getByRole('textbox')
        .first()
        .fill('# Visit us\nPO Box 1\nUniversity City\n\n- Write to [us](mailto:a@uni.example)\n- Call us'),
    shows: (page) => page.getByRole('heading', { name: 'Visit us' }),
  },
  {
    name: 'help with a page',
    who: 'admin',
    path: '/admin/audit',
    open: press('Help with this page'),
    shows: dialog('Help'),
  },
  { name: 'secured account', who: 'admin', path: '/admin/secure', shows: heading('Secure your account') },
]
