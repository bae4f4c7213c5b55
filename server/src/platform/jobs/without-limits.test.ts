import { expect, test } from 'vitest'
import { withoutLimits } from './without-limits.ts'

const noLimits = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
const read = (url: string) => new URLSearchParams(withoutLimits(url).split('?')[1])

test.each([
  ['postgres://me@host/db', noLimits],
  ['postgres://me@host/db?sslmode=require', noLimits],
  ['postgres://me@host/db?options=-c%20search_path%3Dmine', `-c search_path=mine ${noLimits}`],
])('%s keeps its own options, in one parameter', (url, options) => {
  expect(read(url).getAll('options')).toEqual([options])
  expect(withoutLimits(url)).not.toContain('+')
})

test('the rest of the address stays as it is, also that of a socket', () => {
  const socket = 'postgres://me:p%40ss@/db?host=%2Frun%2Fpostgres'
  expect(withoutLimits(socket)).toMatch(/^postgres:\/\/me:p%40ss@\/db\?host=%2Frun%2Fpostgres&options=-c%20/)
})
