import { certificateWords } from '@credenza/schema/certificate-words'
import { expect, test } from 'vitest'
import { certificateTexts as english } from '../web/src/texts/certificate.ts'
import { uploadTexts as englishUpload } from '../web/src/texts/upload.ts'
import { certificateTexts as arabic } from './ar/web/certificate.ts'
import { uploadTexts as arabicUpload } from './ar/web/upload.ts'

test('a search finds the very words that lists show of a certificate', () => {
  const both = (word: (texts: typeof english) => string) => [word(english), word(arabic as typeof english)]
  expect(certificateWords).toEqual({
    pending: both((texts) => texts.status.pending),
    verified: both((texts) => texts.status.verified),
    declined: both((texts) => texts.status.declined),
    unsigned: both((texts) => texts.awaitingSignature),
    uploaded: [englishUpload.mark, arabicUpload.mark],
    expired: both((texts) => texts.expired),
    suspended: both((texts) => texts.suspended),
    revoked: both((texts) => texts.revoked),
    superseded: both((texts) => texts.superseded),
  })
})
