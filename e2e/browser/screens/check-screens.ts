import type { Page } from '@playwright/test'
import type { Say } from '../words.ts'
import { dialog, inTurn, press, type Screen, text } from './screen.ts'

const ended = 'All files have been checked.'

const unsigned = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  issuer: 'did:web:elsewhere.example',
  credentialSubject: {},
}
const files = [
  { name: 'unsigned.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(unsigned)) },
  { name: 'minutes of the admissions meeting.txt', mimeType: 'text/plain', buffer: Buffer.from('Minutes') },
  { name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from('https://elsewhere.example/verify/1#a\n') },
]

const check = async (page: Page, say: Say) => {
  await page.locator('input[type="file"]').setInputFiles(files)
  await page.getByText(say(ended)).waitFor({ timeout: 60_000 })
}

const checkAndReturn = async (page: Page, say: Say) => {
  await check(page, say)
  await press('Check other files')(page, say)
}

/** Checking many certificates at once, and the key with which a program can do the same. */
export const checkScreens: Screen[] = [
  {
    name: 'bulk check, nothing yet',
    who: 'issuer',
    path: '/issuer/check',
    shows: text('No checks in the last day. Drop files above to start.'),
  },
  { name: 'bulk check, results', who: 'verifier', path: '/verifier/check', open: check, shows: text(ended) },
  {
    name: 'bulk check, earlier checks',
    who: 'verifier',
    path: '/verifier/check',
    open: checkAndReturn,
    shows: (page, say) => page.getByRole('button', { name: say('Delete the check of …') }).first(),
  },
  {
    name: 'bulk check, delete',
    who: 'verifier',
    path: '/verifier/check',
    open: inTurn(checkAndReturn, press('Delete the check of …')),
    shows: dialog('Delete this check?'),
  },
  {
    name: 'API keys of a verifier, a new one',
    who: 'verifier',
    path: '/verifier/developers',
    open: press('New API key'),
    shows: text('Check many certificates at once'),
  },
]
