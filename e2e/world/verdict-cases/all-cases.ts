import type { ApiClient } from '../api-client.ts'
import type { Host } from '../host.ts'
import { altered } from './altered.ts'
import { didWeb } from './did-web.ts'
import { issuedElsewhere } from './elsewhere.ts'
import { otherEvidence } from './evidence.ts'
import { jwts } from './jwts.ts'
import { genuine, issuerOf, makeLives } from './lives.ts'
import { lookAlike } from './look-alike.ts'
import { onTheirWay } from './on-the-way.ts'
import { respelt } from './respelt.ts'
import { savedPages } from './saved-pages.ts'
import { robbed, stolenKey } from './stolen-key.ts'
import { signedByStrangers } from './strangers.ts'
import { twoIssuers } from './two-issuers.ts'
import type { VerdictCase } from './verdict-case.ts'

/**
 * Makes all rows with two issuers that have no certificates yet: one takes its certificates through every state, and the
 * other's key is stolen. `host` is where strangers publish.
 */
export async function verdictCases(
  { issuer, robbedIssuer }: { issuer: ApiClient; robbedIssuer: ApiClient },
  host: Host,
): Promise<VerdictCase[]> {
  const { url } = issuer
  const [lives, thefts] = await Promise.all([makeLives(issuer), robbed(robbedIssuer)])
  const { sound, other } = lives
  const cases = await Promise.all([
    genuine(lives),
    stolenKey(thefts),
    altered(sound, other),
    otherEvidence(sound, other),
    respelt(sound),
    signedByStrangers(sound, issuerOf(thefts.before)),
    twoIssuers(sound, thefts.before),
    issuedElsewhere(),
    didWeb(host),
    jwts(),
    lookAlike(url, host, lives),
    savedPages(url, lives),
    onTheirWay(url, { ...lives, other: thefts.before }),
  ])
  return cases.flat()
}
