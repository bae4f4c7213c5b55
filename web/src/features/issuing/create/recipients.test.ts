import type { Student } from '@credenza/schema/student'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  countOf,
  isRecipient,
  nobody,
  type Recipients,
  selectionOf,
  toggled,
  toggledAll,
} from './recipients.ts'

const student = (n: number) => ({ _id: `stud_${n}`, name: `Student ${n}` }) as Student
const all: Recipients = {
  kind: 'all',
  filter: { year: '2025' },
  total: 100_000,
  except: new Set(),
}

it('all that match is a filter: removing one of a hundred thousand lists just that one', () => {
  const left = toggled(all, student(7))
  expect(countOf(left)).toBe(99_999)
  expect(isRecipient(left, 'stud_7')).toBe(false)
  expect(selectionOf(left)).toEqual({ filter: { year: '2025' }, except: ['stud_7'] })
  expect(toggled(left, student(7))).toEqual(all)
})

it('students chosen by name add up over several searches and can be removed again', () => {
  const chosen = toggledAll(toggled(nobody, student(1)), [student(2), student(3)])
  expect(selectionOf(chosen)).toEqual({ ids: ['stud_1', 'stud_2', 'stud_3'] })
  expect(selectionOf(toggledAll(chosen, [student(2), student(3)]))).toEqual({ ids: ['stud_1'] })
  expect(selectionOf(toggledAll(chosen, [student(3), student(4)]))).toEqual({
    ids: ['stud_1', 'stud_2', 'stud_3', 'stud_4'],
  })
})

it('choosing the same student twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(9), fc.boolean(), (before, n, fromAll) => {
      const start = before.map(student).reduce(toggled, fromAll ? all : nobody)
      const twice = toggled(toggled(start, student(n)), student(n))
      expect(countOf(twice)).toBe(countOf(start))
      expect(isRecipient(twice, `stud_${n}`)).toBe(isRecipient(start, `stud_${n}`))
    }),
  )
})
