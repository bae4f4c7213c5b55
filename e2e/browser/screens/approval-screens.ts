import type { ApprovalItem, ApprovalRequest, ApprovalRule } from '@credenza/schema/approval'
import type { Page } from '@playwright/test'
import { titles } from '../../world/seed.ts'
import type { Say } from '../words.ts'
import { answering } from './answering.ts'
import { dialog, press, type Screen, text } from './screen.ts'

const signer = (name: string, approvedAt = '') => ({ _id: `acc_${name}`, name, approvedAt, counts: true })
const request: ApprovalRequest = {
  _id: 'apr_1',
  state: 'open',
  title: titles.open,
  note: 'The ceremony is on Thursday, so please look at it by Tuesday.',
  askedBy: { _id: 'acc_0', name: 'Khalid Al Mazrouei' },
  createdAt: '2026-11-20T08:00:00Z',
  total: 3,
  waiting: 3,
  digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  demands: [
    {
      category: '',
      needed: 2,
      approvals: 1,
      signers: [
        signer('مريم الشحي', '2026-11-20T09:12:00Z'),
        signer('Noura Al Suwaidi'),
        signer('Omar Haddad'),
      ],
    },
  ],
  changed: 0,
  removed: 0,
  rejectedBy: '',
  reason: '',
  awaitsYou: true,
}
const changed: ApprovalRequest = { ...request, state: 'changed', changed: 1, removed: 1, awaitsYou: false }
const list: ApprovalRequest[] = [
  request,
  { ...changed, _id: 'apr_2', title: titles.decided, total: 1_204, waiting: 1_204 },
  {
    ...request,
    _id: 'apr_3',
    state: 'approved',
    title: 'دبلوم الهندسة المدنية',
    total: 48,
    awaitsYou: false,
  },
]
const rule: ApprovalRule = { category: '', needed: 1, signers: [], freeADay: 5, freeFilsADay: null }

/** Shows one request, with the shared issuer's own certificates in it. */
const showing = (shown: ApprovalRequest) => async (page: Page) => {
  await answering({ '/api/approvals/apr_1': shown })(page)
  await page.route(
    ({ pathname }) => pathname === '/api/approvals/apr_1/certificates',
    async (route) => {
      const { origin } = new URL(route.request().url())
      const search = encodeURIComponent(titles.open)
      const answer = await route.fetch({ url: `${origin}/get-certificate-from-db?search=${search}&limit=3` })
      const { documents }: { documents: Listed[] } = await answer.json()
      const data = documents.map(
        (one, place): ApprovalItem => ({
          certificateId: one._id,
          name: one.userName,
          title: one.title,
          category: one.categoryName,
          isChanged: place === 1 && shown.state === 'changed',
          isSigned: false,
        }),
      )
      await route.fulfill({
        json: { success: true, message: '', data, nextCursor: null, total: data.length },
      })
    },
  )
}
interface Listed {
  _id: string
  userName: string
  title: string
  categoryName: string
}

const path = '/issuer/approvals/apr_1'
const preview = (page: Page) => page.locator('main img').first()
const pressAfterPreview = (name: string) => async (page: Page, say: Say) => {
  await preview(page).waitFor()
  await press(name)(page, say)
}

/** What signers must approve before it is signed, from the rule to the decision. */
export const approvalScreens: Screen[] = [
  {
    name: 'approvals, none yet',
    who: 'issuer',
    path: '/issuer/approvals',
    shows: text('Requests appear here once someone asks your signers to approve certificates.'),
  },
  {
    name: 'approvals',
    who: 'issuer',
    path: '/issuer/approvals',
    prepare: answering({ '/api/approvals': list }),
    shows: text('Changed, ask again'),
  },
  {
    name: 'an approval',
    who: 'issuer',
    path,
    prepare: showing(request),
    shows: preview,
  },
  {
    name: 'an approval, something has changed',
    who: 'issuer',
    path,
    prepare: showing(changed),
    shows: preview,
  },
  {
    name: 'an approval, rejected',
    who: 'issuer',
    path,
    prepare: showing({
      ...request,
      state: 'rejected',
      rejectedBy: 'Noura Al Suwaidi',
      reason: 'The date of the ceremony is wrong.',
      awaitsYou: false,
    }),
    shows: preview,
  },
  {
    name: 'approving',
    who: 'issuer',
    path,
    prepare: showing(request),
    open: pressAfterPreview('Approve'),
    shows: dialog('Approve these certificates?'),
  },
  {
    name: 'rejecting',
    who: 'issuer',
    path,
    prepare: showing(request),
    open: pressAfterPreview('Reject'),
    shows: dialog('Reject this request?'),
  },
  {
    name: 'asking for approval',
    who: 'issuer',
    path: '/issuer/certificates',
    prepare: answering({ '/api/approval-rules': [rule] }),
    open: async (page, say) => {
      await page.getByRole('checkbox', { name: say('Select all rows shown') }).check()
      await press('Ask for approval')(page, say)
    },
    shows: dialog('Ask for approval'),
  },
  {
    name: 'settings, a rule of approvals',
    who: 'issuer',
    path: '/issuer/settings?part=approvals',
    prepare: answering({ '/api/approval-rules': [rule] }),
    shows: (page, say) => page.getByRole('button', { name: say('Remove this rule') }),
  },
]
