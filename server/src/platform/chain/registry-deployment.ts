import { setTimeout as pause } from 'node:timers/promises'
import { type DeploymentArgs, deployData, deploymentAddress, deployTransaction } from '@credenza/registry'
import { sql } from 'kysely'
import { type Address, bytesToHex, getContractAddress, type Hex, slice } from 'viem'
import type { OpenDatabase } from '../db/database.ts'
import type { Log } from '../db/log.ts'
import { withRetry } from '../db/with-retry.ts'
import type { EmbeddedAccount, ExternalAccount } from './chain.ts'
import { enqueueTransaction, transactionByKey } from './signer/queue.ts'
import { runSigner } from './signer/run-signer.ts'
import type { ChainDb } from './tables.ts'

/**
 * The address of our registry on this chain, which it deploys if necessary. The creation is enqueued for the signer once per
 * chain and account, so a later change of the public URL does not deploy a second registry, and of several processes that start
 * together one deploys and the others wait.
 */
export async function ensureRegistry(
  db: OpenDatabase,
  chain: EmbeddedAccount | ExternalAccount,
  { externalUrl, log }: { externalUrl: string; log: Log },
): Promise<Address> {
  const key = `registry/1/${chain.chainId}/${chain.signer.toLowerCase()}`
  const args: DeploymentArgs = {
    admin: chain.signer,
    anchorer: chain.signer,
    custodian: chain.signer,
    name: 'Credenza certificates',
    symbol: 'CREDENZA',
    pageUrlPrefix: `${externalUrl}/verify/`,
  }
  if (!(await transactionByKey(db.kysely, key))) {
    // A start with this public URL made it before one with another.
    const address = deploymentAddress(args)
    if (await chain.client.getCode({ address })) return address
    const { to, data } = deployTransaction(args)
    const hasDeployer = (await chain.client.getCode({ address: to })) !== undefined
    const creation = hasDeployer ? { key, to, data } : { key, to: null, data: deployData(args) }
    await withRetry(db.kysely, (tx) => enqueueTransaction(tx, creation))
  }
  const deployed = await deployedAddress(db.kysely, chain, key)
  if (deployed) return deployed

  const started = new AbortController()
  const signing = runSigner(db, chain, { signal: started.signal })
  try {
    log.info({ chainId: chain.chainId, signer: chain.signer }, 'Deploying the certificate registry')
    for (;;) {
      const address = await deployedAddress(db.kysely, chain, key)
      if (address) return address
      await pause(100)
    }
  } finally {
    started.abort()
    await signing
  }
}

/** Makes the next start deploy another registry, while nothing is recorded in this one. */
export const forgetRegistry = (db: ChainDb): Promise<unknown> =>
  db
    .updateTable('chain_tx')
    .set({ key: sql`'left-' || gen_random_uuid() || '/' || key` })
    .where('key', 'like', 'registry/%')
    .execute()

/** Where the enqueued creation puts the registry, once its code is there. Throws if the creation failed. */
async function deployedAddress(
  db: ChainDb,
  chain: EmbeddedAccount | ExternalAccount,
  key: string,
): Promise<Address | null> {
  const row = await db
    .selectFrom('chain_tx')
    .select(['recipient', 'data', 'nonce', 'status', 'reason'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!row.recipient && row.nonce === null) return null
  const address = row.recipient
    ? create2Address(bytesToHex(row.recipient), bytesToHex(row.data))
    : getContractAddress({ from: chain.signer, nonce: BigInt(row.nonce!) })
  if (await chain.client.getCode({ address })) return address
  if (row.status === 'failed') throw new Error(`The registry could not be deployed: ${row.reason}`)
  return null
}

/** EIP-1014; the deployer's call data is the salt followed by the creation code. */
function create2Address(deployer: Address, data: Hex): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: deployer,
    salt: slice(data, 0, 32),
    bytecode: slice(data, 32),
  })
}
