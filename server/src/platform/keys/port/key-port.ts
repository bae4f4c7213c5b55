/**
 * A key that never leaves a hardware module or a cloud's key service. What it wraps opens only there, so a copied disk or
 * environment is useless without it.
 */
export interface KeyPort {
  /** Encrypts up to 4 kB, so that any alteration is detected. */
  wrap(plaintext: Uint8Array): Promise<Uint8Array>
  /** The inverse. Rejects if the bytes were altered or wrapped by another key. */
  unwrap(wrapped: Uint8Array): Promise<Uint8Array>
}

/** Binds what is wrapped to its use, so that nothing else wrapped by the same key passes for a master key. */
export const wrappedFor = 'credenza master key'
