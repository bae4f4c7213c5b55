import type { QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { newQueryClient } from './query-client.ts'
import { readAgain } from './query-nouns.ts'

it('makes everything about the nouns old, and nothing else', async () => {
  const queries = newQueryClient()
  const keys: QueryKey[] = [['approvals'], ['approvals', 'one', 'a1'], ['certificates', 'all', {}], ['stats']]
  for (const key of keys) queries.setQueryData(key, 'known')
  await readAgain(queries, 'approvals', 'stats')
  const old = keys.filter((key) => queries.getQueryState(key)?.isInvalidated)
  expect(old).toEqual([['approvals'], ['approvals', 'one', 'a1'], ['stats']])
})
