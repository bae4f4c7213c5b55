/**
 * Keeps the idempotency key of one thing that a person wants to create: trying the same body again uses the same
 * key, a changed body or a finished call gets a new one (readings R2).
 */
export interface Intent {
  keyFor: (body: unknown) => string
  finished: () => void
}

export function newIntent(): Intent {
  let current: { body: string; key: string } | undefined
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, key: randomKey() }
      return current.key
    },
    finished: () => {
      current = undefined
    },
  }
}

/** 128 random bits in hex; `crypto.randomUUID` does not exist on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
