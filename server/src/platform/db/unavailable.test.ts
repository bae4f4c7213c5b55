import { expect, test } from 'vitest'
import { DatabaseUnavailable, meansNodeLost, meansUnavailable } from './unavailable.ts'

/** A server's error as `pg` throws it. */
const answered = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR' })

const isLost = (cause: Error) => meansNodeLost(new DatabaseUnavailable('', { cause }))

test.each([
  ['08006', 'connection to the remote node postgres@worker:5432 failed'],
  ['XX000', 'SSL SYSCALL error: EOF detected'],
  ['XX000', 'server closed the connection unexpectedly'],
  ['XX000', 'terminating connection because of crash of another server process'],
  ['XX000', 'failure on connection marked as essential: worker:5432'],
  ['XX000', "failed to prepare transaction 'citus_0_1_2_3' on host worker:5432"],
  ['58030', 'failed to COPY to shard 102127 on worker:5432'],
  ['58030', 'failed to complete COPY on worker:5432'],
])('%s “%s” means that a node is lost', (code, message) => {
  const error = answered(code, message)
  expect([meansUnavailable(error), isLost(error)]).toEqual([true, true])
})

test('other internal errors are errors, and a server that restarts is not a lost node', () => {
  expect(meansUnavailable(answered('XX000', 'could not find pathkey item to sort'))).toBe(false)
  expect(meansUnavailable(answered('58030', 'could not read block 0 in file "base/5/16384"'))).toBe(false)
  const restarting = answered('57P03', 'the database system is starting up')
  expect([meansUnavailable(restarting), isLost(restarting)]).toEqual([true, false])
})
