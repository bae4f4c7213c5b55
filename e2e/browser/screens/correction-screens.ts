import type { Page } from '@playwright/test'
import { titles } from '../../world/seed.ts'
import type { Say } from '../words.ts'
import { dialog, heading, inTurn, openMenu, openRowMenu, press, type Screen, text } from './screen.ts'

const openRequest = press('Open the request of …, …')

/** Changes a field, so that there is a difference to see. */
const changeTitle = async (page: Page, say: Say) =>
  page
    .getByRole('dialog')
    .getByRole('textbox', { name: say('Title of the Certificate') })
    .fill('شهادة جديدة')

/** Corrections: the issuer makes them, holders ask for them. */
export const correctionScreens: Screen[] = [
  ...(['superseded', 'correcting', 'correction'] as const).map(
    (state): Screen => ({
      name: `certificate, ${state}`,
      who: 'issuer',
      path: ({ certificate }) => certificate[state],
      shows: text('As first issued'),
    }),
  ),
  {
    name: 'correct dialog',
    who: 'issuer',
    path: ({ certificate }) => certificate.accepted,
    open: inTurn(openMenu('More about …, …', 'Correct'), changeTitle),
    shows: (page) => page.getByRole('dialog').locator('ins'),
  },
  {
    name: 'withdrawing a correction',
    who: 'issuer',
    path: ({ certificate }) => certificate.correcting,
    open: press('Withdraw the correction'),
    shows: dialog('Withdraw this correction?'),
  },
  {
    name: 'correction requests',
    who: 'issuer',
    path: '/issuer/requests',
    shows: (page, say) => page.getByRole('button', { name: say('Open the request of …, …') }),
  },
  {
    name: 'correction requests, nothing found',
    who: 'issuer',
    path: '/issuer/requests?state=declined&search=nobody-of-that-name',
    shows: text('No matching requests.'),
  },
  {
    name: 'a correction request',
    who: 'issuer',
    path: '/issuer/requests',
    open: openRequest,
    shows: dialog('Request of …'),
  },
  {
    name: 'a correction request, approving',
    who: 'issuer',
    path: '/issuer/requests',
    open: inTurn(openRequest, press('Accept')),
    shows: dialog('Correct the certificate of …'),
  },
  {
    name: 'a correction request, declining',
    who: 'issuer',
    path: '/issuer/requests',
    open: inTurn(openRequest, press('Decline')),
    shows: dialog('Decline this request?'),
  },
  {
    name: 'my certificates, versions',
    who: 'student',
    path: '/student',
    open: press('Show versions'),
    shows: text('As first issued'),
  },
  {
    name: 'requesting a correction',
    who: 'student',
    path: '/student',
    open: async (page, say) => {
      await heading('My certificates')(page, say).waitFor()
      await openRowMenu(titles.decided, 'Request a correction')(page, say)
      await changeTitle(page, say)
    },
    shows: (page) => page.getByRole('dialog').locator('ins'),
  },
]
