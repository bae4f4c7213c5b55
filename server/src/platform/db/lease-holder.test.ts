import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isDeadNeighbour, newHolder } from './lease-holder.ts'

const holderOf = (pid: number) => newHolder().replace(/\/\d+\/([^/]+)$/, `/${pid}/$1`)

test('a living holder is never taken for dead', () => {
  expect(isDeadNeighbour(newHolder())).toBe(false)
})

test('a holder whose process ended is known to be dead, on this machine only', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  const holder = holderOf(child.pid!)
  expect(isDeadNeighbour(holder)).toBe(true)
  expect(isDeadNeighbour(`another-boot/${holder.split('/').slice(1).join('/')}`)).toBe(false)
})

test('the lease of a holder from an older version of the server is waited out', () => {
  expect(isDeadNeighbour('6f6b7a3e-0f0e-4a43-9a0f-5a3f6f0e4a43')).toBe(false)
})
