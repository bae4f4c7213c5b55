import { floatText, isLiteralText, isPlainIri } from '../canonical/term.ts'
import { isBeginning, isUtcSeconds } from './dates.ts'

const URN_UUID_V4 = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

// Values that go into a signed document are checked where it is built. Errors name the field, never its value.

export function requireText(field: string, value: string): string {
  if (!isLiteralText(value) || value.length === 0) {
    throw new TypeError(`${field} must be a non-empty string without lone surrogates`)
  }
  if (value !== value.normalize('NFC'))
    throw new TypeError(`${field} must be normalised (NFC) before it is signed`)
  return value
}

export function requireIri(field: string, value: string): string {
  if (!isPlainIri(value)) {
    throw new TypeError(
      `${field} must be an absolute ASCII IRI that begins with urn:, did:, http:// or https://`,
    )
  }
  return value
}

export function requireRandomUrn(field: string, value: string): string {
  if (!URN_UUID_V4.test(value)) {
    throw new TypeError(
      `${field} must be urn:uuid: with a random (version 4) UUID in lower case: others can be guessed`,
    )
  }
  return value
}

export function requireDate(field: string, value: string): string {
  if (!isUtcSeconds(value)) throw new TypeError(`${field} must be a UTC date such as 2026-11-20T09:30:00Z`)
  return value
}

export function requireBeginning(field: string, value: string): string {
  if (!isBeginning(value))
    throw new TypeError(`${field} must be a UTC date such as 2026-11-20T09:30:00Z, or come from beginningOf`)
  return value
}

export function requirePeriod(validFrom: string, validUntil: string): string {
  if (Date.parse(requireDate('validUntil', validUntil)) < Date.parse(validFrom)) {
    throw new TypeError('validUntil must not be before validFrom')
  }
  return validUntil
}

export function requireAmount(field: string, value: number): number {
  if (floatText(value) === undefined || value < 0)
    throw new TypeError(`${field} must be a plain number that is not negative`)
  return value
}

export function requireDigest(field: string, value: Uint8Array): Uint8Array {
  if (value.length !== 32) throw new TypeError(`${field} must be a SHA-256 digest of 32 bytes`)
  return value
}
