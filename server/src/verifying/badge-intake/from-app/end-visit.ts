import type { BadgesOfApp } from '@credenza/schema'
import { authorizationCodeGrant } from 'openid-client'
import type { Context } from '../../../context.ts'
import { ApiError, refusal, refusalInWords } from '../../../platform/http/api-error.ts'
import { openTurns } from '../../../platform/processes/turns.ts'
import { type Badge, badgeDocument } from '../badge-document.ts'
import { keepBadge, written } from '../keep-badge.ts'
import { clientOf } from './client.ts'
import { readBadges, readOwner } from './read-badges.ts'
import { openVisit, returnAddress, type Visit } from './visit.ts'

/** No longer than an answer may take. */
const mostMs = 60_000
/** The rest of the time is for judging. */
const mostReadingMs = 30_000

/** Each visit can hold 40 MB of badges in memory. */
const visits = openTurns({ places: 10, each: 1 })

/**
 * Exchanges the code with which an app sent a student back, and keeps the badges that it shows. Each is judged like a badge
 * from a file. The token is used only here and never stored. Throws 'invalid', and 'unavailable' if the app does not answer.
 */
export async function endVisit(
  ctx: Context,
  accountId: string,
  { visit, answer }: { visit: string; answer: string },
): Promise<BadgesOfApp> {
  const opened = openVisit(ctx, accountId, visit)
  const release = await visits.take(accountId)
  try {
    return await bringBadges(ctx, accountId, opened, new URLSearchParams(answer))
  } finally {
    release()
  }
}

async function bringBadges(
  ctx: Context,
  accountId: string,
  visit: Visit,
  answer: URLSearchParams,
): Promise<BadgesOfApp> {
  const begun = performance.now()
  const { api } = visit
  const token = await tokenOf(ctx, visit, answer)
  const owner = await readOwner(ctx, api, token)
  const { badges, hasMore } = await readBadges(ctx, api, { token, until: begun + mostReadingMs })
  const kept: string[] = []
  const refused: BadgesOfApp['refused'] = []
  let rest = badges.length
  for (const badge of badges) {
    if (performance.now() > begun + mostMs) break
    rest--
    const name = nameOf(badge)
    try {
      await keepBadge(ctx, accountId, written(badge))
      kept.push(name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { error: _, ...said } = refusalInWords(error.sentence)
      refused.push({ name, ...said })
    }
  }
  return { app: new URL(api).host, owner, kept, refused, hasMore: hasMore || rest > 0 }
}

async function tokenOf(ctx: Context, visit: Visit, answer: URLSearchParams): Promise<string> {
  // If an app names itself (RFC 9207), it must be the one that was visited.
  const issuer = answer.get('iss')
  if (issuer !== null && originOf(issuer) !== new URL(visit.api).origin) throw refusal('invalid.badge_visit')
  answer.delete('iss')
  try {
    const { access_token } = await authorizationCodeGrant(
      clientOf(ctx, visit),
      new URL(`${returnAddress(visit.origin)}?${answer}`),
      { pkceCodeVerifier: visit.verifier, expectedState: visit.state },
    )
    return access_token
  } catch {
    throw refusal('invalid.badge_visit')
  }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** The badge's name for the student's list; empty if it has none. */
function nameOf(badge: Badge): string {
  const { name, credentialSubject } = badgeDocument(badge) ?? {}
  const [subject] = [credentialSubject].flat() as ({ achievement?: { name?: unknown } } | undefined)[]
  const named = [subject?.achievement?.name, name].find((one) => typeof one === 'string')
  return (named ?? '').slice(0, 300)
}
