import type { Page } from '@playwright/test'
import type { Say } from '../words.ts'
import { button, press, type Screen, text } from './screen.ts'

const openSharing = async (page: Page, say: Say) => {
  await press('Share')(page, say)
  await button('Make link')(page, say).waitFor()
}

/** What students share and hold, and what a visitor of a link that opens nothing sees. */
export const holderScreens: Screen[] = [
  {
    name: 'sharing a certificate',
    who: 'student',
    path: '/student',
    open: async (page, say) => {
      await openSharing(page, say)
      await press('Make link')(page, say)
      await press('Show QR code')(page, say)
    },
    shows: (page) => page.getByRole('dialog').getByRole('img').last(),
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
  {
    name: 'a link that there is not',
    who: 'nobody',
    path: `/verify/s/share_none#${'A'.repeat(43)}`,
    shows: text('There is no such link'),
  },
  {
    name: 'a link without its key',
    who: 'nobody',
    path: '/verify/s/share_none',
    shows: text('This link is incomplete'),
  },
]
