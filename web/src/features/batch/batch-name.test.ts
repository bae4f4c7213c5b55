import type { Batch } from '@credenza/schema/batch'
import { expect, it } from 'vitest'
import { actTexts } from '../../texts/act.ts'
import { batchTexts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { nameOf, runningWords } from './batch-name.ts'

const kinds = Object.keys(batchTexts.kinds) as Batch['kind'][]

it('a batch is named by what it does, and by its title where it has one', () => {
  expect(nameOf({ kind: 'create', title: 'Bachelor of Law' })).toBe('Create certificates: Bachelor of Law')
  expect(nameOf({ kind: 'revoke', title: '' })).toBe('Revoke certificates')
})

it('every kind says something while it runs', () => {
  for (const kind of kinds) expect(runningWords({ kind }), kind).toMatch(/\S/)
})

it('acts of the specification use its words', () => {
  expect(runningWords({ kind: 'sign' })).toBe(actTexts.sign.running)
  expect(runningWords({ kind: 'accept' })).toBe(common.processing)
  expect(runningWords({ kind: 'decline' })).toBe(common.processing)
})
