// A process for the kill trial: opens the external chain and runs the signer until it is killed.
// Arguments: database URL, RPC URL, key.
import type { Hex } from 'viem'
import { connectDatabase } from '../../db/database.ts'
import { openChain } from '../chain.ts'
import { runSigner } from '../signer/run-signer.ts'

const [url, rpcUrl, signerKey] = process.argv.slice(2) as [string, string, Hex]
const log = { info: () => {}, warn: () => {}, error: () => {} }
const db = connectDatabase(url, log)
const chain = await openChain(db, {
  rpcUrl,
  signerKey,
  confirmations: 3,
  externalUrl: 'https://credenza.example',
  log,
})
process.stdout.write('ready\n')
await runSigner(db, chain, { signal: new AbortController().signal, patienceMs: 3_000 })
