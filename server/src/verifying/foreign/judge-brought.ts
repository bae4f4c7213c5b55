import { RefusedJwt } from '@credenza/credential/general'
import {
  beyondLimit,
  type CameIn,
  type Verdict,
  type Verification,
  type Witnesses,
} from '@credenza/credential/verify'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import type { Context } from '../../context.ts'
import { followLink } from './follow-link.ts'
import { BeyondLimit } from './judging/judged-path.ts'
import { type Judge, TooCostly } from './judging/open-judging.ts'
import { nothingIn, type Opened, openCredential, verifyLinked, verifyOpened } from './open-credential.ts'
import type { ReadAnswer } from './read/read-answer.ts'
import type { Brought } from './read/read-credentials.ts'

/** Why there was nothing to verify: in what was brought, or at the end of its link. Neither speaks against a certificate. */
export type Judged =
  | { verification: Verification }
  | { unreadable: UnreadableProblem }
  | { unopened: UnreadableProblem }

interface Wanted {
  witnesses?: Witnesses | undefined
}

/**
 * Reads and verifies whatever somebody brings, for every door of the server: a file, a text or a link. If there are several
 * certificates, the worst counts. The content never makes this reject.
 */
export async function judgeBrought(
  ctx: Context,
  judge: Judge,
  bytes: Uint8Array,
  wanted: Wanted = {},
): Promise<Judged> {
  const answer = await readBy(judge, bytes)
  if ('unreadable' in answer) return answer
  if ('limit' in answer) return { verification: beyondLimit(answer.limit) }
  const { brought } = answer
  if ('link' in brought) return judgeLink(ctx, judge, brought, wanted)
  if (brought.cameIn === 'altered-paper')
    return { verification: await verifyOpened(ctx, nothingIn(judge), brought) }
  return worst(await judgeEach(ctx, judge, brought, wanted))
}

/** Verifies what a link leads to, with the `code` that was beside it on paper. */
export async function judgeLink(
  ctx: Context,
  judge: Judge,
  { link, code }: { link: string; code?: string },
  { witnesses }: Wanted = {},
): Promise<Judged> {
  const followed = await followLink(ctx, judge, link)
  if ('problem' in followed) return { unopened: followed.problem }
  return { verification: await verifyLinked(ctx, followed, { code, witnesses }) }
}

async function readBy(judge: Judge, bytes: Uint8Array): Promise<ReadAnswer> {
  try {
    return await judge.run('readCredentials', bytes)
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
    return { unreadable: { code: 'file-too-costly' } }
  }
}

async function judgeEach(
  ctx: Context,
  judge: Judge,
  { credentials, cameIn }: Extract<Brought, { credentials: unknown[] }>,
  { witnesses }: Wanted,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const credential of credentials)
    judged.push(await judgeCredential(ctx, judge, credential, { cameIn, witnesses }))
  return judged
}

async function judgeCredential(
  ctx: Context,
  judge: Judge,
  credential: unknown,
  options: { cameIn: CameIn | undefined; witnesses: Witnesses | undefined },
): Promise<Judged> {
  let opened: Opened
  try {
    opened = await openCredential(judge, credential)
  } catch (error) {
    if (error instanceof BeyondLimit) return { verification: beyondLimit(error.limit) }
    if (error instanceof RefusedJwt) return { verification: await verifyOpened(ctx, nothingIn(judge)) }
    // Any other error is not the document's fault.
    if (error instanceof TypeError) return { unreadable: { code: 'empty' } }
    throw error
  }
  return { verification: await verifyOpened(ctx, opened, options) }
}

function worst(judged: readonly Judged[]): Judged {
  const order: (Verdict | undefined)[] = ['INVALID', undefined, 'CANNOT TELL', 'VALID']
  const rank = (one: Judged) => order.indexOf('verification' in one ? one.verification.verdict : undefined)
  return judged.toSorted((a, b) => rank(a) - rank(b))[0] ?? { unreadable: { code: 'empty' } }
}
