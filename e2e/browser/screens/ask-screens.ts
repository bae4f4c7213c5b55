import type { PresentationAnswer, PresentationDetail } from '@credenza/schema/presentation'
import type { Page } from '@playwright/test'
import { settledVerdict } from '../verdict.ts'
import { answering } from './answering.ts'
import { dialog, press, type Screen, text } from './screen.ts'

const request = (name: string, facts: Partial<PresentationDetail> = {}): PresentationDetail => ({
  _id: `req_${name}`,
  title: 'Your degree in civil engineering',
  purpose: 'To admit you to the master’s programme.',
  facts: ['name', 'grade', 'gpa'],
  url: 'https://credenza.example/ask/ask_q3VwN0cYbT7Zk1sJ8uXf2A',
  state: 'waiting',
  createdAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2026-11-27T08:00:00.000Z',
  keptDays: 30,
  endedAt: '',
  keptUntil: '',
  answeredWith: '',
  verdict: '',
  refusedAnswers: 0,
  answer: null,
  ...facts,
})
const answer: PresentationAnswer = {
  title: 'Bachelor of Civil Engineering',
  issuer: 'Al Qasba University of Science and Technology',
  date: '2026-06-18',
  until: '',
  shown: [
    { fact: 'name', label: '', value: 'مريم بنت سعيد الكعبي' },
    { fact: 'grade', label: '', value: 'Very good' },
    { fact: 'gpa', label: '', value: '3.72' },
    { fact: 'results', label: 'Final project', value: 'A' },
  ],
  checks: ['well-formed', 'signature', 'issuer', 'validity', 'status', 'log', 'anchor', 'endorsement'].map(
    (name) => ({ name, answer: 'passed', code: '' }),
  ),
  sha256: '0'.repeat(64),
  presentation: '',
}
const answered = request('answered', {
  state: 'answered',
  endedAt: '2026-11-21T08:00:00.000Z',
  keptUntil: '2026-12-21T08:00:00.000Z',
  answeredWith: 'wallet',
  verdict: 'VALID',
  answer,
})
const byFile = { ...answered, _id: 'req_file', answeredWith: 'file' as const }
const refused = request('refused', {
  title: 'رخصة المهندس',
  state: 'refused',
  endedAt: '2026-11-21T09:00:00.000Z',
})
const expired = request('expired', {
  title: 'Your licence to work at sea, with every endorsement since 2019 and their dates',
  state: 'expired',
})
const all = [request('waiting'), answered, byFile, refused, expired]
const withRequests = answering({
  '/api/presentation-requests': all,
  ...Object.fromEntries(all.map((one) => [`/api/presentation-requests/${one._id}`, one])),
})

const oneRequest = (name: string, id: string, shows: Screen['shows']): Screen => ({
  name: `a request, ${name}`,
  who: 'verifier',
  path: `/verifier/ask?request=req_${id}`,
  prepare: withRequests,
  shows,
})

const asked = {
  title: 'Your degree',
  purpose: 'To admit you to the master’s programme.',
  facts: ['name', 'grade', 'gpa'],
  asker: { name: 'Graduate Admissions Office of the University of Al-Qasba', id: 'org_0' },
  state: 'waiting',
  endsAt: '2026-12-01T08:00:00.000Z',
  keptDays: 30,
}
const begun = {
  attemptId: 'try_0',
  proof: 'p',
  walletUrl: `openid4vp://?client_id=x509_hash%3A${'a'.repeat(43)}&request_uri=https%3A%2F%2Fcredenza.example`,
  request: '',
  endsAt: '2026-12-01T08:00:00.000Z',
}

/** Answers as the server does, so that no request needs to exist. */
const asking =
  (change: object = {}) =>
  (page: Page) =>
    page.route('**/api/ask/**', (route) => {
      const called = route.request().url()
      const data = called.endsWith('/attempts')
        ? begun
        : called.endsWith('/file')
          ? { verdict: 'VALID' }
          : { ...asked, ...change }
      return route.fulfill({ json: { success: true, message: 'Request', data } })
    })

/** Asking holders for certificates, and what holders see. */
export const askScreens: Screen[] = [
  {
    name: 'asking for a certificate, nothing yet',
    who: 'issuer',
    path: '/issuer/ask',
    shows: text('No requests yet. Create a link above, and send it to a holder.'),
  },
  {
    name: 'asking for a certificate, with requests',
    who: 'verifier',
    path: '/verifier/ask',
    prepare: withRequests,
    shows: (page) => page.getByText(refused.title),
  },
  oneRequest('waiting', 'waiting', (page, say) =>
    page.getByRole('img', { name: say('QR code of the link') }),
  ),
  oneRequest('answered with a wallet', 'answered', settledVerdict),
  oneRequest('answered with a file', 'file', settledVerdict),
  oneRequest('declined', 'refused', text('Nothing has been shown.')),
  {
    ...oneRequest('deleting', 'answered', dialog('Delete this request?')),
    open: press('Delete'),
  },
  {
    name: 'asked for a certificate',
    who: 'nobody',
    path: '/ask/ask_0',
    prepare: asking(),
    shows: text('With a link or a file'),
  },
  {
    name: 'asked for a certificate, a code for a wallet',
    who: 'nobody',
    path: '/ask/ask_0',
    prepare: asking(),
    open: press('Show a QR code for my phone'),
    shows: text('Scan this code with your phone. It works for ten minutes.'),
  },
  {
    name: 'asked for a certificate, answered',
    who: 'nobody',
    path: '/ask/ask_0',
    prepare: asking(),
    open: async (page, say) => {
      await page
        .getByRole('textbox', { name: say('Link to your certificate') })
        .fill('https://credenza.example/verify/s/share_0#key')
      await press('Send the link')(page, say)
    },
    shows: settledVerdict,
  },
  {
    name: 'asked for a certificate, showing nothing',
    who: 'nobody',
    path: '/ask/ask_0',
    prepare: asking(),
    open: press('Show nothing'),
    shows: dialog('Show nothing?'),
  },
  {
    name: 'asked for what only a wallet can show',
    who: 'nobody',
    path: '/ask/ask_0',
    prepare: asking({ facts: ['birthdate'] }),
    shows: text('With a digital wallet'),
  },
  {
    name: 'a request that is over',
    who: 'nobody',
    path: '/ask/ask_0',
    prepare: asking({ state: 'expired' }),
    shows: text('This request has expired. Ask its sender for a new one.'),
  },
]
