import { beyondLimit, type Verification, type Witnesses } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { judgeBrought } from './judge-brought.ts'
import type { Judge } from './judging/open-judging.ts'

/** What can be done about something in which no certificate was found. */
const unreadable: Partial<Record<string, 'malformed.repeated_member' | 'invalid.link_incomplete'>> = {
  'repeated-member': 'malformed.repeated_member',
  'link-incomplete': 'invalid.link_incomplete',
}

/**
 * Verifies anything that somebody brings, as a bulk check does, and adds our evidence if it is ours. Throws
 * 'invalid.no_certificate' or 'malformed.repeated_member' if there is nothing to verify, which says nothing about a certificate,
 * and 'too_many_requests' if too much is being judged, for this caller or in all; without a caller it waits instead.
 */
export function verifyAnything(
  ctx: Context,
  input: Uint8Array | string,
  { callerKey, witnesses }: { callerKey?: string; witnesses?: Witnesses | undefined } = {},
): Promise<Verification> {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input
  const verify = async (judge: Judge) => {
    const judged = await judgeBrought(ctx, judge, bytes, { witnesses })
    if ('verification' in judged) return judged.verification
    const { code } = 'unreadable' in judged ? judged.unreadable : judged.unopened
    if (code === 'file-too-costly') return beyondLimit('cost')
    throw refusal(unreadable[code] ?? 'invalid.no_certificate')
  }
  return callerKey === undefined ? ctx.judging.forJob(verify) : ctx.judging.forRequest(callerKey, verify)
}
