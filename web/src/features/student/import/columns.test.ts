import { studentFields, studentRow } from '@credenza/schema/student'
import { expect, it } from 'vitest'
import { fieldsNeeded, requiredFields, withColumn } from './columns.ts'

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

it('nothing is needed once every required field has a column', () => {
  const columns = Object.fromEntries(requiredFields.map((field, i) => [field, i]))
  expect(fieldsNeeded(columns)).toEqual([])
  expect(fieldsNeeded(withColumn(columns, 'email', undefined))).toEqual(['email'])
})
