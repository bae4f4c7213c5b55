import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterChecking, type Choice, checked, countOf, everything, nothing, selectionOf } from './choice.ts'

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ _id: `cert_${i}` }))
const filter = { year: '2025', search: 'law', category: '' }

it('all that match is a filter: unticking one of a hundred thousand lists just that one', () => {
  const choice = afterChecking(everything, rows(2), { cert_0: true })
  expect(countOf(choice, 100_000)).toBe(99_999)
  expect(selectionOf(choice, filter)).toEqual({ filter: { year: '2025', search: 'law' }, except: ['cert_1'] })
})

it('rows chosen one by one are listed by id', () => {
  const choice = afterChecking(nothing, rows(3), { cert_0: true, cert_2: true })
  expect(countOf(choice, 100_000)).toBe(2)
  expect(selectionOf(choice, filter)).toEqual({ ids: ['cert_0', 'cert_2'] })
})

it('ticking changes only the loaded rows, and the rest of the choice stays', () => {
  const boxes = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 })
  const before = fc.record({
    kind: fc.constantFrom('named', 'all'),
    marked: fc.array(fc.nat(30).map((n) => `cert_${n}`)),
  })
  fc.assert(
    fc.property(boxes, before, (ticks, { kind, marked }) => {
      const loaded = rows(ticks.length)
      const earlier: Choice =
        kind === 'named' ? { kind: 'named', ids: new Set(marked) } : { kind: 'all', except: new Set(marked) }
      const now = Object.fromEntries(loaded.map(({ _id }, i) => [_id, ticks[i]!]).filter(([, tick]) => tick))
      const choice = afterChecking(earlier, loaded, now)
      expect(checked(choice, loaded)).toEqual(now)
      const others = rows(31).slice(ticks.length)
      expect(checked(choice, others)).toEqual(checked(earlier, others))
    }),
  )
})
