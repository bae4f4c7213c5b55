import type { Page } from '@playwright/test'
import { titles } from '../../world/seed.ts'
import type { Say } from '../words.ts'
import { button, dialog, inTurn, openRowMenu, press, rowButton, type Screen, text } from './screen.ts'

const openSharing = async (page: Page, say: Say) => {
  await rowButton('Share', titles.decided)(page, say).click()
  await button('Create link')(page, say).waitFor()
}

/** Faked, so that this student's other screens show no notice about it. */
const waitingErasure = (page: Page) =>
  page.route('**/api/user/erasure', (route) => {
    const data = { askedAt: '2026-11-21T10:00:00.000Z', dueAt: '2026-11-28T10:00:00.000Z' }
    return route.fulfill({ json: { success: true, message: 'Erasure', data } })
  })

/** What students share and hold, and what visitors see at a link that opens nothing. */
export const holderScreens: Screen[] = [
  {
    name: 'sharing a certificate',
    who: 'student',
    path: '/student',
    open: inTurn(openSharing, press('Create link'), press('Show QR code')),
    shows: (page) => page.getByRole('dialog').getByRole('img').last(),
  },
  {
    name: 'the badge of a certificate',
    who: 'student',
    path: '/student',
    open: openRowMenu(titles.decided, 'Copy badge code'),
    shows: (page) => page.getByRole('dialog').getByRole('img').last(),
  },
  {
    name: 'adding a certificate to LinkedIn',
    who: 'student',
    path: '/student',
    open: openRowMenu(titles.decided, 'Add to LinkedIn profile'),
    shows: dialog('Add to LinkedIn profile'),
  },
  {
    name: 'sharing a certificate, revoking a link',
    who: 'student',
    path: '/student',
    open: inTurn(openSharing, press('Create link'), press('Revoke …')),
    shows: dialog('Revoke this link?'),
  },
  { name: 'wallet', who: 'student', path: '/student/wallet', shows: text('You have no wallet yet.') },
  {
    name: 'linking a wallet',
    who: 'student',
    path: '/student/wallet',
    open: async (page, say) => {
      await press('Link a wallet of your own')(page, say)
      await page
        .getByRole('textbox', { name: say('Address of your wallet') })
        .fill('0x52908400098527886E0F7030069857D2E4169EE7')
      await press('Show the message to sign')(page, say)
    },
    shows: text('Message to sign'),
  },
  { name: 'my data', who: 'student', path: '/student/my-data', shows: button('Erase my data') },
  {
    name: 'erasing my data',
    who: 'student',
    path: '/student/my-data',
    open: press('Erase my data'),
    shows: dialog('Erase all my data?'),
  },
  {
    name: 'certificates of a student whose data waits to be erased',
    who: 'student',
    path: '/student',
    prepare: waitingErasure,
    shows: button('Keep my data'),
  },
  {
    name: 'my data that waits to be erased',
    who: 'student',
    path: '/student/my-data',
    prepare: waitingErasure,
    shows: button('Keep my data'),
  },
  {
    name: 'an unknown link',
    who: 'nobody',
    path: `/verify/s/share_none#${'A'.repeat(43)}`,
    shows: text('Link not found'),
  },
  {
    name: 'a link without its key',
    who: 'nobody',
    path: '/verify/s/share_none',
    shows: text('This link is incomplete'),
  },
]
