import type { WalletOffer, WalletOfferState } from '@credenza/schema/wallet-offer'
import type { Page } from '@playwright/test'
import { titles } from '../../world/seed.ts'
import type { Say } from '../words.ts'
import { answering } from './answering.ts'
import { button, openRowMenu, press, rowButton, type Screen, text } from './screen.ts'

const offer: WalletOffer = {
  _id: 'offer_0',
  state: 'waiting',
  expiresAt: '2026-12-01T08:00:00.000Z',
  link: 'openid-credential-offer://?credential_offer_uri=https%3A%2F%2Fcredenza.example%2Fopenid4vci%2Foffers%2F0',
  url: 'https://credenza.example/openid4vci/offers/0',
}

/** Answers as the server does when no wallet, or one, fetches the certificate. */
const offering = (state: WalletOfferState) => async (page: Page) => {
  await page.route('**/wallet-offers', (route) =>
    route.fulfill({ json: { success: true, message: '', data: offer } }),
  )
  await answering({ '/api/user/wallet-offers/offer_0': { ...offer, state } })(page)
}

const openWallet = openRowMenu(titles.decided, 'Add to a digital wallet')

const inWallet = (name: string, state: WalletOfferState, shows: Screen['shows']): Screen => ({
  name: `adding to a wallet, ${name}`,
  who: 'student',
  path: '/student',
  prepare: offering(state),
  open: async (page, say) => {
    await openWallet(page, say)
    await page.getByRole('dialog').getByRole('checkbox').check()
    await press('Show QR code')(page, say)
  },
  shows,
})

/** Giving certificates to wallets and phones, whole or in part. */
export const walletScreens: Screen[] = [
  {
    name: 'adding to a wallet',
    who: 'student',
    path: '/student',
    open: openWallet,
    shows: button('Show QR code'),
  },
  inWallet('its code', 'waiting', (page, say) =>
    page.getByRole('img', { name: say('QR code for your wallet') }),
  ),
  inWallet('there', 'kept', text('The certificate is in your wallet.')),
  inWallet('not in time', 'expired', button('New QR code')),
  {
    name: 'a wallet asks for a certificate',
    who: 'student',
    path: '/student?wallet-request=request',
    prepare: answering({
      '/api/user/wallet-request': {
        issuerName: 'Al Qasba University of Science and Technology',
        wallet: 'Paradym Wallet',
        opens: 'https://wallet.example/callback',
        chosen: 'cert_0',
        certificates: [
          { _id: 'cert_0', title: 'Bachelor of Civil Engineering' },
          { _id: 'cert_1', title: 'Laboratory Safety' },
        ],
      },
    }),
    shows: button('Add to this wallet'),
  },
  {
    name: 'sharing only a part',
    who: 'student',
    path: '/student',
    open: async (page: Page, say: Say) => {
      await rowButton('Share', titles.decided)(page, say).click()
      await page.getByRole('checkbox', { name: say('Show only part of it') }).check()
    },
    shows: (page, say) => page.getByRole('checkbox', { name: say('Date of birth') }),
  },
  {
    name: 'sharing a certificate, on a phone with a wallet',
    who: 'student',
    path: '/student',
    prepare: answering({ '/api/user/phone-wallets': { apple: true, google: true } }),
    open: async (page, say) => {
      await openRowMenu(titles.decided, 'Links and QR codes')(page, say)
      await button('Add to Google Wallet')(page, say).scrollIntoViewIfNeeded()
    },
    shows: button('Add to Google Wallet'),
  },
]
