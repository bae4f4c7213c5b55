/**
 * A key that stays where it is kept, in a hardware module or a cloud's service. What it wraps opens only there, so a copied disk
 * or environment is of no use without it.
 */
export interface KeyPort {
  /** Encrypts up to 4 kB so that an alteration is found. */
  wrap(plaintext: Uint8Array): Promise<Uint8Array>
  /** The inverse; rejects when the bytes were altered or wrapped by another key. */
  unwrap(wrapped: Uint8Array): Promise<Uint8Array>
}

/** Both sides bind what they wrap to its use, so that something else wrapped by the same key is not taken for a master key. */
export const wrappedFor = 'credenza master key'
