import { bytesToHex } from '@ethereumjs/util'
import { createPublicClient, custom, defineChain, type Hex, type PublicClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Log } from '../../db/log.ts'
import type { EmbeddedAccount } from '../chain.ts'
import { callMethod } from '../rpc/handle-rpc.ts'
import { bytesParam } from '../rpc/params.ts'
import { type RpcMethod, readMethods } from '../rpc/read-methods.ts'
import type { ChainDb } from '../tables.ts'
import { openEngine } from './engine.ts'
import { type Miner, startMiner } from './mine.ts'

/** EIP-7825: no transaction may use more gas, so none of our calls needs more. */
const ownGasCap = 16_777_216n

/** Opens the chain in this database. Any process may do so, since blocks are appended by compare-and-set. */
export async function openEmbeddedChain(
  db: ChainDb,
  { signerKey, log }: { signerKey: Hex; log: Log },
): Promise<EmbeddedAccount> {
  const account = privateKeyToAccount(signerKey)
  const engine = await openEngine(db, account.address)
  const miner = startMiner(engine, log)
  const methods = { ...readMethods, eth_sendRawTransaction: sendRawTransaction(miner) }
  const client = createPublicClient({
    chain: defineChain({
      id: engine.settings.chainId,
      name: 'Credenza embedded chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
    transport: custom(
      { request: ({ method, params }) => callMethod(engine, methods, method, params, ownGasCap) },
      { retryCount: 0 },
    ),
    cacheTime: 0,
    pollingInterval: 100,
  })
  return {
    kind: 'embedded',
    chainId: engine.settings.chainId,
    signer: account.address,
    confirmations: 0,
    client: client as PublicClient,
    engine,
    signTransaction: (transaction) => account.signTransaction(transaction),
    close: miner.close,
  }
}

/** Only the platform's own client has this method: the public endpoint is read-only. */
function sendRawTransaction(miner: Miner): RpcMethod {
  return async (_engine, [raw]) => bytesToHex(await miner.submit(bytesParam(raw, 'transaction')))
}
