import type { Batch } from '@credenza/schema/batch'
import { certificateActs, refusalsOf } from '@credenza/schema/certificate-state/transitions'
import { expect, it } from 'vitest'
import { batchTexts } from '../../texts/batch.ts'
import { skipsInWords } from './end-in-words.ts'

it('a single reason needs no count of its own', () => {
  const batch = { kind: 'accept', total: 404, done: 401, failed: 3, skipped: 3 } as Batch
  const reason = { key: 'not_signed', message: 'The issuer has not signed it.', count: 3 }
  expect(skipsInWords(batch, [reason])).toBe('401 accepted. 3 skipped: not signed yet.')
})

it('every refusal by a state has a short reason', () => {
  for (const act of certificateActs)
    for (const refusal of refusalsOf(act)) expect(Object.keys(batchTexts.skips)).toContain(refusal)
})
