import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actTexts } from '../web/src/texts/act.ts'
import { certificateTexts as english } from '../web/src/texts/certificate.ts'
import { uploadTexts } from '../web/src/texts/upload.ts'
import { certificateWords, wordsFor } from './certificate-words.ts'

test('a search finds the very words that English lists show of a certificate', () => {
  const { status, awaitingSignature, expired, suspended, revoked, superseded } = english
  const shown = {
    unsigned: awaitingSignature,
    uploaded: uploadTexts.mark,
    expired,
    suspended,
    revoked,
    transferred: actTexts.transfer.done,
    superseded,
  }
  expect(certificateWords[0]).toEqual({ ...status, ...shown })
})

test('and those of every other language', () => {
  const languages = globSync('*/web/certificate.ts', { cwd: import.meta.dirname })
  expect(new Set(wordsFor('pending')).size).toBe(languages.length + 1)
})
