import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { openText, sealText } from '../../../platform/keys/sealed-text.ts'

const purpose = 'badge-app-visit'
const lifetimeMs = 10 * 60_000

/** A student's way to an app and back. Their browser keeps it, sealed, so that nothing of it is stored. */
const visit = z.object({
  accountId: z.string(),
  endsAt: z.number(),
  /** Where the student's browser is: only there does it have this. */
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

/** The visit that this student began within the last ten minutes. Throws 'invalid' for any other. */
export function openVisit({ keys, clock }: Context, accountId: string, sealed: string): Visit {
  const { data } = visit.safeParse(openText(keys, purpose, sealed))
  if (data?.accountId !== accountId || data.endsAt <= clock().getTime()) throw refusal('invalid.badge_visit')
  return data
}

/** Where an app sends the student's browser back to. */
export const returnAddress = (origin: string): string => `${origin}/student/badges`
