import type { Hex } from 'viem'

/** The `error` member of a JSON-RPC response (JSON-RPC 2.0 §5.1). Its message is public. */
export class RpcError extends Error {
  readonly code: number
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The errors we use, with geth's codes and texts, by which clients recognise them. */
export const rpcError = {
  invalidRequest: () => new RpcError(-32600, 'invalid request'),
  noMethod: (method: string) =>
    new RpcError(-32601, `the method ${method.slice(0, 64)} does not exist/is not available`),
  invalidParams: (message: string) => new RpcError(-32602, message),
  server: (message: string) => new RpcError(-32000, message),
  /** Code 3 carries the revert data, from which clients decode the contract's own error. */
  reverted: (data: Hex, reason?: string) =>
    new RpcError(3, reason ? `execution reverted: ${reason}` : 'execution reverted', data),
}
