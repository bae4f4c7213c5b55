import type { Page } from '@playwright/test'
import { press, type Screen, text } from './screen.ts'

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

/** Answers as the server does, so that no request has to exist. */
const asking =
  (change: object = {}) =>
  (page: Page) =>
    page.route('**/api/ask/**', (route) => {
      const isBeginning = route.request().url().endsWith('/attempts')
      const data = isBeginning ? begun : { ...asked, ...change }
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
