import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { Badge } from '../badge-document.ts'
import { askApp } from './ask-app.ts'

const mostBadges = 100
/** Few, because badges contain pictures. */
const perPage = 5
const mostPages = mostBadges / perPage

const page = z.object({
  credential: z.array(z.record(z.string(), z.unknown())).nullish(),
  compactJwsString: z.array(z.string()).nullish(),
})
const profile = z.object({ name: z.string().max(300).nullish(), email: z.string().max(300).nullish() })

interface Badges {
  badges: Badge[]
  hasMore: boolean
}

/**
 * Reads the badges that an app shows with this token (`getCredentials`), page by page: 100 at most, and only those that
 * it shows before the time `until`.
 */
export async function readBadges(
  ctx: Context,
  api: string,
  { token, until }: { token: string; until: number },
): Promise<Badges> {
  const first = `${api}/credentials`
  let badges: Badge[] = []
  let next: string | undefined = `${first}?limit=${perPage}&offset=0`
  for (let pages = 0; next && pages < mostPages && badges.length <= mostBadges; pages++) {
    if (performance.now() > until) break
    // The token must only be sent to the app's API.
    if (!next.startsWith(`${first}?`)) throw refusal('invalid.badge_app')
    const answer = await askApp(ctx, next, { token })
    const { data } = page.safeParse(answer.body)
    if (!data) throw refusal('invalid.badge_app')
    badges = badges.concat(data.credential ?? [], data.compactJwsString ?? [])
    next = answer.next
  }
  return { badges: badges.slice(0, mostBadges), hasMore: next !== undefined || badges.length > mostBadges }
}

/** Reads the owner of the badges from the app (`getProfile`). */
export async function readOwner(ctx: Context, api: string, token: string) {
  const { body } = await askApp(ctx, `${api}/profile`, { token })
  const { data } = profile.safeParse(body)
  if (!data) throw refusal('invalid.badge_app')
  return { name: data.name ?? '', email: data.email ?? '' }
}
