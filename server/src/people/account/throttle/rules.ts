/** How quickly the tries of a bucket may follow each other. */
export interface ThrottleRule {
  /** The number of tries without waiting. */
  free: number
  /** The wait after these. Each further try doubles it, up to `mostWaitMs`. */
  firstWaitMs: number
  mostWaitMs: number
  /** One try is forgotten each time this long passes without another. */
  forgetsOneEveryMs: number
}

export interface Tries {
  tries: number
  /** Time since the newest of them. */
  elapsedMs: number
}

/** How many of the tries still count. */
export const countedTries = (
  { tries, elapsedMs }: Tries,
  { forgetsOneEveryMs }: Pick<ThrottleRule, 'forgetsOneEveryMs'>,
): number => Math.max(0, tries - Math.floor(elapsedMs / forgetsOneEveryMs))

/** How long until the next try is let through, in milliseconds; 0 for at once. */
export function waitMs(made: Tries, rule: ThrottleRule): number {
  const counted = countedTries(made, rule)
  if (counted < rule.free) return 0
  const wait = Math.min(rule.firstWaitMs * 2 ** (counted - rule.free), rule.mostWaitMs)
  return Math.max(0, wait - made.elapsedMs)
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const guess = { firstWaitMs: second, mostWaitMs: 15 * minute }
/** Many people may share an address, so it forgets fast, and its waits settle at one try in ten seconds. */
const sharedAddress = { ...guess, free: 20, forgetsOneEveryMs: 10 * second }

/** What is tried, and the rules of its three buckets. Read docs/decisions/0012-throttling.md before changing a rule. */
export const throttleRules = {
  password: {
    accountAtAddress: { ...guess, free: 5, forgetsOneEveryMs: hour },
    address: sharedAddress,
    account: { ...guess, free: 50, forgetsOneEveryMs: hour },
  },
  code: {
    accountAtAddress: { ...guess, free: 10, forgetsOneEveryMs: hour },
    address: sharedAddress,
    account: { ...guess, free: 50, forgetsOneEveryMs: hour },
  },
  /** The code that a wallet sends for an offer. Each offer ends after five wrong ones, but programs can make many offers. */
  'wallet-code': {
    accountAtAddress: { ...guess, free: 10, forgetsOneEveryMs: hour },
    address: sharedAddress,
    account: { ...guess, free: 20, forgetsOneEveryMs: hour },
  },
  /** Not a guess but an email to somebody, so every one counts. */
  'code-mail': {
    accountAtAddress: { free: 5, firstWaitMs: 10 * minute, mostWaitMs: hour, forgetsOneEveryMs: hour },
    address: { free: 20, firstWaitMs: minute, mostWaitMs: 15 * minute, forgetsOneEveryMs: 3 * minute },
    account: { free: 10, firstWaitMs: 10 * minute, mostWaitMs: hour, forgetsOneEveryMs: hour },
  },
  /** An invitation by an owner or a directory. All people of a university come from one address, most on the first day. */
  invitation: {
    accountAtAddress: { free: 3, firstWaitMs: hour, mostWaitMs: hour, forgetsOneEveryMs: 12 * hour },
    address: { free: 300, firstWaitMs: minute, mostWaitMs: 15 * minute, forgetsOneEveryMs: minute },
    account: { free: 6, firstWaitMs: hour, mostWaitMs: hour, forgetsOneEveryMs: 12 * hour },
  },
  /** An issuer's program offers a certificate to its holder's wallet. Programs offer those of all their students in a row. */
  'wallet-offer': {
    accountAtAddress: { free: 10, firstWaitMs: hour, mostWaitMs: hour, forgetsOneEveryMs: hour },
    address: { free: 10_000, firstWaitMs: second, mostWaitMs: second, forgetsOneEveryMs: second / 10 },
    account: { free: 10, firstWaitMs: hour, mostWaitMs: hour, forgetsOneEveryMs: hour },
  },
} satisfies Record<string, Record<'accountAtAddress' | 'address' | 'account', ThrottleRule>>

export type Throttled = keyof typeof throttleRules
