import type { EmbeddedChain } from '../chain.ts'
import type { Engine } from '../embedded/engine.ts'
import { RpcError, rpcError } from './errors.ts'
import { type RpcMethod, readMethods } from './read-methods.ts'

const mostInBatch = 100

/** The most gas of one public call: several times what any of our views needs, and about 50 ms of CPU. */
const publicGasCap = 500_000n

/** A JSON-RPC 2.0 response object. */
export interface RpcResponse {
  jsonrpc: '2.0'
  id: string | number | null
  result?: unknown
  error?: { code: number; message: string; data?: string }
}

/**
 * Answers a parsed JSON-RPC 2.0 body, single or batch, from the embedded chain. Has no methods that write. `null` means that
 * there is nothing to send (notifications only). Throws only for failures of our own, such as an unreachable database. The
 * caller limits body size and rate.
 */
export async function handleRpc(
  chain: EmbeddedChain,
  body: unknown,
): Promise<RpcResponse | RpcResponse[] | null> {
  if (!Array.isArray(body)) return answerRequest(chain.engine, body)
  if (body.length === 0) return failed(null, rpcError.invalidRequest())
  if (body.length > mostInBatch) return failed(null, rpcError.server('batch too large'))
  const responses: RpcResponse[] = []
  for (const request of body) {
    const response = await answerRequest(chain.engine, request)
    if (response) responses.push(response)
  }
  return responses.length > 0 ? responses : null
}

async function answerRequest(engine: Engine, request: unknown): Promise<RpcResponse | null> {
  if (!request || typeof request !== 'object') return failed(null, rpcError.invalidRequest())
  const { id, method, params } = request as Record<string, unknown>
  if (typeof method !== 'string') return failed(idOf(id), rpcError.invalidRequest())
  if (id === undefined) return null
  try {
    const result = await callMethod(engine, readMethods, method, params, publicGasCap)
    return { jsonrpc: '2.0', id: idOf(id), result }
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    return failed(idOf(id), error)
  }
}

/** Runs one method of the given table. Throws an RpcError, or any error from inside the method. */
export async function callMethod(
  engine: Engine,
  methods: Record<string, RpcMethod>,
  method: string,
  params: unknown,
  gasCap: bigint,
): Promise<unknown> {
  const found = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!found) throw rpcError.noMethod(method)
  if (params !== undefined && !Array.isArray(params)) throw rpcError.invalidParams('non-array args')
  return found(engine, params ?? [], gasCap)
}

function failed(id: string | number | null, { code, message, data }: RpcError): RpcResponse {
  return { jsonrpc: '2.0', id, error: data === undefined ? { code, message } : { code, message, data } }
}

function idOf(id: unknown): string | number | null {
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
