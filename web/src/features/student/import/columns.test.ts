import { studentFields, studentRow } from '@credenza/schema/student'
import { expect, it } from 'vitest'
import { isComplete, requiredFields, withColumn } from './columns.ts'

it('the required fields are those a list row cannot leave empty', () => {
  const needed = studentFields.filter((field) => !studentRow.shape[field].safeParse('').success)
  expect([...requiredFields]).toEqual(needed)
})

it('a column holds one field: reassigning it takes it from the other field', () => {
  const columns = { name: 0, email: 1 }
  expect(withColumn(columns, 'fatherName', 0)).toEqual({ email: 1, fatherName: 0 })
  expect(withColumn(columns, 'name', undefined)).toEqual({ email: 1 })
  expect(withColumn(columns, 'name', 0)).toEqual(columns)
})

it('the columns are complete once every required field has one', () => {
  const columns = Object.fromEntries(requiredFields.map((field, i) => [field, i]))
  expect(isComplete(columns)).toBe(true)
  expect(isComplete(withColumn(columns, 'email', undefined))).toBe(false)
})
