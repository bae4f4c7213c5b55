import { expect, test } from 'vitest'
import { deployment } from '../../../test/deployment.ts'
import { verifyForeign } from '../../../test/verify-foreign.ts'
import { oneEdTech } from '../../../test/wild/one-edtech.ts'
import { jwt, signOlder } from '../../../test/wild/verify-wild.ts'
import { resolveDidKey } from '../evidence/did-document.ts'

const [, complete] = oneEdTech.find(([name]) => name === '1EdTech: a complete badge')!
const home = await deployment('00'.repeat(32))
const verify = (value: unknown) =>
  verifyForeign(value, {
    ...home,
    resolveDid: async (did) => (did === jwt.did ? jwt.didDocument : resolveDidKey(did)),
    fetchStatusList: () => Promise.reject(new Error('404')),
  })

const evidence = [{ id: 'https://school.example/essay', type: ['Evidence'], name: 'An essay' }]

test('a badge says what was achieved, why, and what shows it, as its signature covers it', async () => {
  const { facts, isSigned } = await verify(await signOlder({ ...structuredClone(complete), evidence }))
  expect(isSigned).toBe(true)
  expect(facts.details.map(({ value }) => value)).toContainEqual(expect.stringContaining('Project Planning'))
  expect(facts.achievement).toEqual({
    description: 'A mock degree',
    criteria: 'In **recognition** of proficiency',
    evidence: ['An essay'],
  })
})

test('a badge that says nothing of it has nothing to show', async () => {
  const { facts } = await verify({})
  expect(facts.achievement).toEqual({ description: '', criteria: '', evidence: [] })
})
