import { createPublicClient, defineChain, type Hex, type HttpTransport, http, type PublicClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { inSpan } from '../../trace/span.ts'
import type { ExternalAccount } from '../chain.ts'
import { isWellKnownKey } from './well-known-keys.ts'

/**
 * Connects to a chain over JSON-RPC. Throws if the key is a published development key, or the address does not answer. The
 * address may contain a provider's secret, so our errors never include it.
 */
export async function openExternalChain(options: {
  rpcUrl: string
  signerKey: Hex
  confirmations: number
}): Promise<ExternalAccount> {
  const { rpcUrl, signerKey, confirmations } = options
  if (isWellKnownKey(signerKey))
    throw new Error(
      'CHAIN_SIGNER_KEY is a development key that everybody has. Make a new one (openssl rand -hex 32) and fund its account.',
    )
  const account = privateKeyToAccount(signerKey)
  const transport = traced(http(rpcUrl, { retryCount: 2, timeout: 15_000 }))
  const chainId = await createPublicClient({ transport })
    .getChainId()
    .catch(() => {
      throw new Error('CHAIN_RPC_URL does not answer eth_chainId. Check the address and that the node is up.')
    })
  const client = createPublicClient({
    chain: defineChain({
      id: chainId,
      name: `chain ${chainId}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
    transport,
    cacheTime: 0,
  })
  return {
    kind: 'external',
    chainId,
    signer: account.address,
    confirmations,
    client: client as PublicClient,
    signTransaction: (transaction) => account.signTransaction(transaction),
    close: async () => {},
  }
}

/** Makes each call a span named by its method. Most calls come from loops, where a call begins a trace. */
function traced(transport: HttpTransport): HttpTransport {
  return (options) => {
    const open = transport(options)
    const request: typeof open.request = (call, ...rest) =>
      inSpan(
        () => ({
          name: call.method,
          kind: 'client',
          attributes: { 'rpc.system.name': 'jsonrpc', 'rpc.method': call.method },
        }),
        () => open.request(call, ...rest),
        { beginsTrace: true },
      )
    return { ...open, request }
  }
}
