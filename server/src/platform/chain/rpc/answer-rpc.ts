import { BaseError, RpcRequestError } from 'viem'
import type { Chain, ExternalChain } from '../chain.ts'
import { handleRpc, type RpcResponse } from './handle-rpc.ts'
import { readMethods } from './read-methods.ts'

/**
 * The read-only JSON-RPC at /chain/rpc. Our own chain answers it; for an external one the same methods are forwarded, so that a
 * visitor's browser connects to our origin only.
 */
export async function answerRpc(chain: Chain, body: unknown): Promise<RpcResponse | RpcResponse[] | null> {
  if (chain.kind === 'embedded') return handleRpc(chain, body)
  if (!Array.isArray(body)) return forward(chain, body)
  return Promise.all(body.slice(0, 100).map((request) => forward(chain, request)))
}

async function forward(chain: ExternalChain, request: unknown): Promise<RpcResponse> {
  const {
    id = null,
    method,
    params,
  } = (request ?? {}) as { id?: string | number; method?: unknown; params?: unknown }
  const answer = { jsonrpc: '2.0' as const, id }
  if (typeof method !== 'string' || !Object.hasOwn(readMethods, method)) {
    return {
      ...answer,
      error: { code: -32601, message: `the method ${String(method)} does not exist/is not available` },
    }
  }
  try {
    const result = await chain.client.request({ method, params } as Parameters<
      typeof chain.client.request
    >[0])
    return { ...answer, result }
  } catch (error) {
    return { ...answer, error: publicError(error) }
  }
}

/** The node's own code, text and revert data, taken from viem's error; never the node's address. */
function publicError(error: unknown): NonNullable<RpcResponse['error']> {
  const answered =
    error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : undefined
  if (!(answered instanceof RpcRequestError)) return { code: -32603, message: 'unreachable' }
  const { code, details: message, data } = answered
  return typeof data === 'string' ? { code, message, data } : { code, message }
}
