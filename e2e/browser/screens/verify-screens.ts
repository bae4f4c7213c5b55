import type { Page } from '@playwright/test'
import { withBlankPaper } from '../fake-camera.ts'
import type { Say } from '../words.ts'
import { inTurn, press, type Screen, text } from './screen.ts'

/** Its issuer's name is reserved for examples, so nothing answers there. */
const foreign = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: 'https://university.example/credentials/1',
  type: ['VerifiableCredential'],
  issuer: 'did:web:university.example',
  credentialSubject: { id: 'did:example:holder' },
}

const bringForeign = async (page: Page, say: Say) => {
  await page
    .getByRole('textbox', { name: say('Paste a link or the text of a certificate file') })
    .fill(JSON.stringify(foreign))
  await press('Check it')(page, say)
}

/** Checking a certificate in other ways than by its link: from paper, or issued elsewhere. */
export const verifyScreens: Screen[] = [
  {
    name: 'verify, scanning',
    who: 'nobody',
    path: '/verify',
    prepare: withBlankPaper,
    open: press('Scan a QR code'),
    shows: text('Hold the certificate’s QR code up to the camera.'),
  },
  {
    name: 'verify, no camera',
    who: 'nobody',
    path: '/verify',
    open: press('Scan a QR code'),
    shows: (page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    name: 'verify, issued elsewhere',
    who: 'nobody',
    path: '/verify',
    open: bringForeign,
    shows: text('This certificate was issued elsewhere'),
  },
  {
    name: 'verify, issued elsewhere and checked',
    who: 'nobody',
    path: '/verify',
    open: inTurn(bringForeign, press('Send it and check')),
    shows: (page) => page.locator('[data-verdict]'),
  },
]
