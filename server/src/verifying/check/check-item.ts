import { causeOf, type Verification, type Witnesses } from '@credenza/credential/verify'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import { words } from '@credenza/languages/words'
import type { CheckVerdict } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { type Judged, judgeBrought, judgeLink } from '../foreign/judge-brought.ts'
import type { Judge } from '../foreign/judging/open-judging.ts'
import type { Piece } from '../foreign/read/unpack.ts'
import { type Finding, inEveryLanguage, unchecked } from './check-store.ts'

export type Outcome = Finding & { verdict: CheckVerdict }

/** Reads and verifies one piece of a check. Its content never makes this reject; only an unavailable database does. */
export async function checkItem(
  ctx: Context,
  judge: Judge,
  { kind, content }: { kind: Piece['kind']; content: Uint8Array },
  witnesses: Witnesses | undefined,
): Promise<Outcome> {
  if (kind === 'refused') return refusedBefore(textOf(content))
  if (kind === 'link') return outcomeOf(await judgeLink(ctx, judge, { link: textOf(content) }, { witnesses }))
  return outcomeOf(await judgeBrought(ctx, judge, content, { witnesses }))
}

function outcomeOf(judged: Judged): Outcome {
  if ('unreadable' in judged) return saying('UNREADABLE', judged.unreadable)
  return 'unopened' in judged ? saying('CANNOT TELL', judged.unopened) : told(judged.verification)
}

/** The outcome with the reason that the verdict rests on; the verdict itself is stored separately. */
function told(verification: Verification): Outcome {
  const cause = causeOf(verification.checks)
  // Unsigned content is only a claim, and our signed report must not repeat it as a title.
  const { recipient, programme, issuer } = verification.isSigned
    ? verification.facts
    : { recipient: '', programme: '', issuer: '' }
  return {
    verdict: verification.verdict,
    code: cause?.code ?? '',
    reason: inEveryLanguage((language) => {
      const { checkSentence, verdictHeadline } = words[language].findings
      return cause ? checkSentence(cause) : verdictHeadline(verification)
    }),
    recipient: short(recipient),
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
  recipient: '',
  title: '',
  issuer: '',
})

const short = (value: string): string => value.replace(/\p{C}/gu, '').slice(0, 300).toWellFormed()

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content)
