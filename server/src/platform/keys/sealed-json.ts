import type { Keys } from './keys.ts'

/** Seals values of one purpose as JSON in UTF-8, as all stored rows are. */
export const sealedJson = <Value>(purpose: string) => ({
  seal: (keys: Keys, value: Value): Uint8Array =>
    keys.seal(purpose, new TextEncoder().encode(JSON.stringify(value))),
  /** The inverse of `seal`. Throws if the bytes were altered, or sealed for another purpose. */
  open: (keys: Keys, sealed: Uint8Array): Value =>
    JSON.parse(new TextDecoder().decode(keys.open(purpose, sealed))) as Value,
})
