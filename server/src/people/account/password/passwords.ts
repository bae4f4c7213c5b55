import { randomBytes, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { whyGuessable } from './guessable-password.ts'

// OWASP's first choice for argon2id. Stored as a PHC string, so these can change without a migration.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const mostAtOnce = 2
const initialPrefix = 'initial$'

let running = 0
const waiting: (() => void)[] = []

/** Hashing is deliberately expensive, so at most two run at once: sign-ins must not take all cores from other calls. */
async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The argon2id hash of a password as a PHC string. */
const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters))

/**
 * The stored form of a password that a person chooses. Throws 'invalid' if it is easily guessed, also by somebody who knows the
 * person's names and email.
 */
export async function hashChosenPassword(password: string, known: readonly string[]): Promise<string> {
  const why = whyGuessable(password, known)
  if (!why) return hashPassword(password)
  throw fieldRefusal('password', why === 'common' ? 'invalid.password_common' : 'invalid.password_known')
}

/** The hash of a random password, compared if the account does not exist, so that both cases take equally long. */
const nobodysHash = hashPassword(crypto.randomUUID())

/** Whether the password belongs to the account. Takes the same time if there is no account, or no password yet. */
export async function passwordMatches(
  keys: Keys,
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const isInitial = passwordHash?.startsWith(initialPrefix) ?? false
  const compared = passwordHash && !isInitial ? passwordHash : await nobodysHash
  const matches = await inTurn(() => verify(compared, password))
  if (isInitial) return initialMatches(keys, password, passwordHash!)
  return matches && Boolean(passwordHash)
}

/** Whether this is the stored form of an initial password, which must be replaced at the first sign-in. */
export const isInitialPassword = (passwordHash: string | null): boolean =>
  passwordHash?.startsWith(initialPrefix) ?? false

/**
 * The stored form of a password that an issuer gives a student: an HMAC under a key of the server, because argon2id would take
 * half an hour for a list of 100,000. It is replaced at the first sign-in.
 */
export function initialPasswordHash(keys: Keys, password: string): string {
  const salt = randomBytes(16)
  return `${initialPrefix}${salt.toString('base64url')}$${initialMac(keys, salt, password).toString('base64url')}`
}

function initialMac(keys: Keys, salt: Uint8Array, password: string): Buffer {
  return Buffer.from(keys.mac('initial-password', Buffer.concat([salt, Buffer.from(password)])))
}

function initialMatches(keys: Keys, password: string, stored: string): boolean {
  const [salt = '', mac = ''] = stored.slice(initialPrefix.length).split('$')
  const expected = Buffer.from(mac, 'base64url')
  const found = initialMac(keys, Buffer.from(salt, 'base64url'), password)
  return expected.length === found.length && timingSafeEqual(expected, found)
}
