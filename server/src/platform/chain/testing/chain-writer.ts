// A process for the kill trial: appends blocks to the embedded chain of a database, without a lock, and records each
// transaction in an acknowledgement file once its block is sealed. Arguments: database URL, key, file.
import { fsyncSync, openSync, writeSync } from 'node:fs'
import { bytesToHex } from '@ethereumjs/util'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { connectDatabase } from '../../db/database.ts'
import { openEngine } from '../embedded/engine.ts'
import { buildBlock } from '../embedded/execute-block.ts'
import { sealBlock } from '../embedded/seal.ts'
import { transfer } from './transfers.ts'

const [url, key, file] = process.argv.slice(2) as [string, Hex, string]
const log = { info: () => {}, warn: () => {}, error: () => {} }
const account = privateKeyToAccount(key)
const engine = await openEngine(connectDatabase(url, log).kysely, account.address)
const acknowledged = openSync(file, 'a')

for (let n = 0; ; n++) {
  const parent = await engine.blocks.head()
  // One transaction per block, so the number of the head is the next nonce.
  const recipient =
    `0x${process.pid.toString(16).padStart(20, 'd')}${n.toString(16).padStart(20, '0')}` as const
  const transaction = await transfer(engine, account, Number(parent.header.number), recipient)
  const { built } = await buildBlock(engine, parent, [transaction], Number(parent.header.timestamp) + 1)
  if (!built) throw new Error('No block could be built.')
  const outcome = await sealBlock(engine.db, built)
  writeSync(acknowledged, `${outcome} ${bytesToHex(transaction.hash())}\n`)
  fsyncSync(acknowledged)
}
