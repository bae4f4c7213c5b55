import { expect, test } from 'vitest'
import { certificateBy, university } from '../../test/deployment.ts'
import { paperOf, printed } from '../../test/paper.ts'
import { sdJwtOf } from '../../test/wallet.ts'
import { paperBundle } from '../paper/paper-credential.ts'
import { sdJwtBundle } from '../sd-jwt/sd-jwt-credential.ts'
import { checkValidity } from '../verify/checks/check-validity.ts'
import { readCredential } from '../verify/document/credential.ts'
import { factsOf } from '../verify/document/signed-facts.ts'
import { beginningOf, writtenDay } from './dates.ts'

const date = '2026-11-20'
const begins = (signedAt: string) => beginningOf(date, new Date(signedAt))

test.each([
  ['2026-11-21T09:30:00Z', '2026-11-20T00:00:00Z'],
  ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['2026-11-19T23:59:59Z', '2026-11-20T00:00:00+14:00'],
  ['2026-11-19T10:00:00Z', '2026-11-20T00:00:00+14:00'],
  // The date has begun nowhere yet, so the certificate is for later.
  ['2026-11-19T09:59:59Z', '2026-11-20T00:00:00Z'],
])('a certificate signed at %s begins with its date, at once if the date has begun anywhere', (at, from) => {
  expect(begins(at)).toBe(from)
})

test.each(['2026-11-19T11:51:15Z', '2026-11-20T09:30:00Z'])(
  'every form of a certificate signed at %s has the same date, and is valid from that moment',
  (signedAt) => {
    const validFrom = begins(signedAt)
    const certificate = certificateBy(university, { validFrom })
    const paper = printed({ ...paperOf({}, { validFrom }).statement, signedAt })
    for (const document of [
      certificate,
      paperBundle(paper).certificate,
      sdJwtBundle(sdJwtOf({}, undefined, certificate)).certificate,
    ]) {
      const read = readCredential(document)
      if (!read.ok) throw new Error(read.problem)
      expect(factsOf(read.credential).date).toBe(validFrom)
      expect(writtenDay(validFrom)).toBe(date)
      expect(checkValidity(read.credential, new Date(signedAt)).answer).toBe('passed')
    }
  },
)
