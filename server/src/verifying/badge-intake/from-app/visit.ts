import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { isInForce } from '../../../platform/in-force.ts'
import { openText, sealText } from '../../../platform/keys/sealed-text.ts'

const purpose = 'badge-app-visit'
const lifetimeMs = 10 * 60_000

/** A student's visit to an app. Their browser keeps it, sealed, so the server stores nothing. */
const visit = z.object({
  accountId: z.string(),
  endsAt: z.number(),
  /** The origin where the student started: only there does the browser have this. */
  origin: z.string(),
  api: z.string(),
  authorize: z.string(),
  token: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  state: z.string(),
  verifier: z.string(),
})
export type Visit = z.infer<typeof visit>

export const sealVisit = ({ keys, clock }: Context, begun: Omit<Visit, 'endsAt'>): string =>
  sealText(keys, purpose, { ...begun, endsAt: clock().getTime() + lifetimeMs })

/** Opens the visit that this student started within the last ten minutes. Throws 'invalid' for any other. */
export function openVisit({ keys, clock }: Context, accountId: string, sealed: string): Visit {
  const { data } = visit.safeParse(openText(keys, purpose, sealed))
  if (data?.accountId !== accountId || !isInForce(data.endsAt, lifetimeMs, clock()))
    throw refusal('invalid.badge_visit')
  return data
}

/** The address to which an app sends the student's browser back. */
export const returnAddress = (origin: string): string => `${origin}/student/badges`
