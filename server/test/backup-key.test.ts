// @module-tag slow
import { expect, test } from 'vitest'
import { runCommand } from './processes/command.ts'

const MASTER_KEY = Buffer.alloc(32, 9).toString('base64')
const backupKey = (args: readonly string[], typed?: string) =>
  runCommand(['backup-key', ...args], { MASTER_KEY, DATA_DIR: '/nowhere' }, { typed })

test('the key is printed, split into shares, and any three of five give it again', async () => {
  expect(await backupKey([])).toEqual({ code: 0, printed: `${MASTER_KEY}\n`, said: '' })
  const split = await backupKey(['split', '3', '5'])
  const lines = split.printed.trim().split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[4]).toMatch(/^Share 5 of 5; any 3 give the key: \S+$/)
  const shares = lines.map((line) => line.split(': ')[1]!)
  const joined = await backupKey(['join'], `${shares[4]}\n\n${shares[0]}\n${shares[2]}\n`)
  expect(joined).toEqual({ code: 0, printed: `${MASTER_KEY}\n`, said: '' })
  const tooFew = await backupKey(['join'], `${shares[0]}\n${shares[1]}\n`)
  expect(tooFew).toMatchObject({ code: 2, printed: '' })
}, 300_000)

test('a wrong order is explained, and prints no key', async () => {
  for (const args of [['split', '1', '5'], ['split', '6', '5'], ['show']])
    expect(await backupKey(args), args.join(' ')).toMatchObject({
      code: 2,
      printed: '',
      said: expect.stringContaining('Usage: credenza backup-key split 3 5'),
    })
}, 300_000)
