import { expect, it } from 'vitest'
import { hiddenBatches, hideBatch } from './hidden-batches.ts'

it('a tab hides batches one by one, and still hides them on the next page', () => {
  expect(hiddenBatches()).toEqual([])
  expect(hideBatch('batch_1')).toEqual(['batch_1'])
  expect(hideBatch('batch_2')).toEqual(['batch_1', 'batch_2'])
  expect(hiddenBatches()).toEqual(['batch_1', 'batch_2'])
})
