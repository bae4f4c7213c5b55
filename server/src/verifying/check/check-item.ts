import { type Limit, RefusedJwt } from '@credenza/credential/general'
import {
  beyondLimit,
  type CameIn,
  causeOf,
  type Verification,
  type Witnesses,
} from '@credenza/credential/verify'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import { words } from '@credenza/languages/words'
import type { CheckVerdict } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { BeyondLimit } from '../foreign/judging/judged-path.ts'
import { type Judge, TooCostly } from '../foreign/judging/open-judging.ts'
import type { ReadAnswer } from '../foreign/read/read-answer.ts'
import type { Brought } from '../foreign/read/read-credentials.ts'
import type { Piece } from '../foreign/read/unpack.ts'
import {
  nothingIn,
  type Opened,
  openCredential,
  verifyLinked,
  verifyOpened,
} from '../foreign/verify-anything.ts'
import { type Finding, inEveryLanguage, unchecked } from './check-store.ts'
import { followLink } from './follow-link.ts'

export type Outcome = Finding & { verdict: CheckVerdict }

/** Reads and verifies one piece of a check. Its content never makes this reject; only an unavailable database does. */
export async function checkItem(
  ctx: Context,
  judge: Judge,
  { kind, content }: { kind: Piece['kind']; content: Uint8Array },
  witnesses: Witnesses | undefined,
): Promise<Outcome> {
  if (kind === 'refused') return refusedBefore(textOf(content))
  if (kind === 'link') return checkLink(ctx, judge, { link: textOf(content) }, witnesses)
  const answer = await readBy(judge, content)
  if ('unreadable' in answer) return saying('UNREADABLE', answer.unreadable)
  return 'limit' in answer ? notWorkedOn(answer.limit) : checkBrought(ctx, judge, answer.brought, witnesses)
}

const notWorkedOn = (limit: Limit): Outcome => told(beyondLimit(limit))

async function readBy(judge: Judge, content: Uint8Array): Promise<ReadAnswer> {
  try {
    return await judge.run('readCredentials', content)
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error
    return { unreadable: { code: 'file-too-costly' } }
  }
}

async function checkBrought(
  ctx: Context,
  judge: Judge,
  brought: Brought,
  witnesses: Witnesses | undefined,
): Promise<Outcome> {
  if ('link' in brought) return checkLink(ctx, judge, brought, witnesses)
  if (brought.cameIn === 'altered-paper')
    return told(await verifyOpened(ctx, nothingIn(judge), { cameIn: brought.cameIn }))
  const outcomes: Outcome[] = []
  for (const credential of brought.credentials) {
    outcomes.push(await checkCredential(ctx, judge, credential, { cameIn: brought.cameIn, witnesses }))
  }
  return worst(outcomes)
}

async function checkCredential(
  ctx: Context,
  judge: Judge,
  credential: unknown,
  options: { cameIn: CameIn | undefined; witnesses: Witnesses | undefined },
): Promise<Outcome> {
  const opened = await openCredential(judge, credential).catch((error: unknown) => error)
  if (opened instanceof BeyondLimit) return notWorkedOn(opened.limit)
  if (opened instanceof RefusedJwt) return told(await verifyOpened(ctx, nothingIn(judge)))
  if (opened instanceof TypeError) return saying('UNREADABLE', { code: 'empty' })
  if (opened instanceof Error) throw opened
  return told(await verifyOpened(ctx, opened as Opened, options))
}

async function checkLink(
  ctx: Context,
  judge: Judge,
  { link, code }: { link: string; code?: string },
  witnesses: Witnesses | undefined,
): Promise<Outcome> {
  const followed = await followLink(ctx, judge, link)
  if ('problem' in followed) return saying('CANNOT TELL', followed.problem)
  return told(await verifyLinked(ctx, followed, { code, witnesses }))
}

/** The worst outcome: it is that of a file with several certificates. */
function worst(outcomes: readonly Outcome[]): Outcome {
  const order: CheckVerdict[] = ['INVALID', 'UNREADABLE', 'CANNOT TELL', 'VALID']
  return outcomes.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))[0]!
}

/** The outcome with the reason that the verdict rests on; the verdict itself is stored separately. */
function told(verification: Verification): Outcome {
  const cause = causeOf(verification.checks)
  // Unsigned content is only a claim, and our signed report must not repeat it as a title.
  const { programme, issuer } = verification.isSigned ? verification.facts : { programme: '', issuer: '' }
  return {
    verdict: verification.verdict,
    code: cause?.code ?? '',
    reason: inEveryLanguage((language) => {
      const { checkSentence, verdictHeadline } = words[language].findings
      return cause ? checkSentence(cause) : verdictHeadline(verification)
    }),
    title: short(programme),
    issuer: short(issuer),
  }
}

const saying = (verdict: CheckVerdict, problem: UnreadableProblem): Outcome => ({
  verdict,
  ...unchecked(problem),
})

/** The release before 0.2.0 leaves a refused file to the job, and says in English why it was refused. */
const refusedBefore = (english: string): Outcome => ({
  verdict: 'UNREADABLE',
  code: '',
  reason: inEveryLanguage(() => english),
  title: '',
  issuer: '',
})

const short = (value: string): string => value.replace(/\p{C}/gu, '').slice(0, 300).toWellFormed()

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content)
