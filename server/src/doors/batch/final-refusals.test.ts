import { certificateActs, refusalsOf } from '@credenza/schema'
import { expect, test } from 'vitest'
import { isFinal } from './final-refusals.ts'

test('a refusal passes only while something is still missing, or a suspension lasts', () => {
  const passing = new Set(
    certificateActs.flatMap((act) => [...refusalsOf(act)].filter((why) => !isFinal(why))),
  )
  expect([...passing].toSorted()).toEqual([
    'certificate_suspended',
    'not_accepted',
    'not_recorded',
    'not_signed',
  ])
})
