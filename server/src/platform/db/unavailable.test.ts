import { expect, test } from 'vitest'
import { DatabaseUnavailable, meansNodeLost, meansUnavailable } from './unavailable.ts'

/** As `pg` throws what the server answers. */
const answered = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR' })

const isLost = (cause: Error) => meansNodeLost(new DatabaseUnavailable('', { cause }))

test.each([
  ['08006', 'connection to the remote node postgres@worker:5432 failed'],
  ['XX000', 'SSL SYSCALL error: EOF detected'],
  ['XX000', 'server closed the connection unexpectedly'],
])('%s “%s” means that a node is lost', (code, message) => {
  const error = answered(code, message)
  expect([meansUnavailable(error), isLost(error)]).toEqual([true, true])
})

test('other internal errors are errors, and a server that restarts is not a lost node', () => {
  expect(meansUnavailable(answered('XX000', 'could not find pathkey item to sort'))).toBe(false)
  const restarting = answered('57P03', 'the database system is starting up')
  expect([meansUnavailable(restarting), isLost(restarting)]).toEqual([true, false])
})
