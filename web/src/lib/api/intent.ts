/**
 * Keeps the idempotency keys for one thing that a person wants to create. Retrying the same body uses the same key, another
 * body gets another key, and `finished` clears all keys (readings R2).
 */
export interface Intent {
  keyFor: (body: unknown) => string
  finished: () => void
}

export function newIntent(): Intent {
  const keys = new Map<string, string>()
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      const key = keys.get(text) ?? randomKey()
      keys.set(text, key)
      return key
    },
    finished: () => keys.clear(),
  }
}

/** 128 random bits in hex. `crypto.randomUUID` does not exist on plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
