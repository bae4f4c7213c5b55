import {
  arabicHeadline,
  arabicSentence,
  causeOf,
  signedFacts,
  type Verification,
} from '@credenza/credential/verify'
import type { CheckVerdict } from '@credenza/schema'
import type { Context } from '../context.ts'
import { type Opened, openCredential, verifyOpened } from '../foreign/verify-anything.ts'
import type { Finding } from './check-store.ts'
import { followLink } from './follow-link.ts'
import type { FileReader } from './read/file-reader.ts'
import type { Brought } from './read/read-credentials.ts'
import { arabicReason } from './reasons.ar.ts'
import type { PieceKind } from './tables.ts'

export type Outcome = Finding & { verdict: CheckVerdict }

/** Reads and verifies one piece of a check. Never rejects for what is in it; only for a database that is away. */
export async function checkItem(
  ctx: Context,
  reader: FileReader,
  { kind, content }: { kind: PieceKind; content: Uint8Array },
): Promise<Outcome> {
  if (kind === 'refused') return saying('UNREADABLE', textOf(content))
  if (kind === 'link') return checkLink(ctx, textOf(content))
  const answer = await reader.read(content)
  return 'unreadable' in answer ? saying('UNREADABLE', answer.unreadable) : checkBrought(ctx, answer.brought)
}

async function checkBrought(ctx: Context, brought: Brought): Promise<Outcome> {
  if ('link' in brought) return checkLink(ctx, brought.link)
  const outcomes: Outcome[] = []
  for (const credential of brought.credentials) {
    outcomes.push(await checkCredential(ctx, credential, brought.isAltered))
  }
  return worst(outcomes)
}

async function checkCredential(ctx: Context, credential: unknown, isAltered: boolean): Promise<Outcome> {
  const opened = tryOpening(credential)
  if (!opened) return saying('UNREADABLE', 'The file holds no certificate.')
  const outcome = told(opened, await verifyOpened(ctx, opened))
  if (!isAltered || outcome.verdict !== 'VALID') return outcome
  return { ...outcome, verdict: 'CANNOT TELL', reason: inBoth('The page was changed after it was made.') }
}

async function checkLink(ctx: Context, link: string): Promise<Outcome> {
  const followed = await followLink(ctx, link)
  if ('problem' in followed) return saying('CANNOT TELL', followed.problem)
  return told(followed, await verifyOpened(ctx, followed))
}

function tryOpening(credential: unknown): Opened | undefined {
  try {
    return openCredential(credential)
  } catch {
    return undefined
  }
}

/** A file with several certificates is as good as the worst of them. */
function worst(outcomes: readonly Outcome[]): Outcome {
  const order: CheckVerdict[] = ['INVALID', 'UNREADABLE', 'CANNOT TELL', 'VALID']
  return outcomes.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))[0]!
}

/** The reason is what the verdict rests on; the verdict itself stands beside it. */
function told({ bundle }: Opened, verification: Verification): Outcome {
  const cause = causeOf(verification.checks)
  const { programme, issuer } = signedFacts(bundle.certificate)
  const { name, issuer: named } = bundle.certificate
  return {
    verdict: verification.verdict,
    code: cause?.code ?? '',
    reason: cause
      ? { en: cause.sentence, ar: arabicSentence(cause) }
      : { en: verification.headline, ar: arabicHeadline(verification) },
    title: short(programme || name),
    issuer: short(issuer || (typeof named === 'object' ? (named as { id?: unknown } | null)?.id : named)),
  }
}

const saying = (verdict: CheckVerdict, reason: string): Outcome => ({
  verdict,
  code: '',
  reason: inBoth(reason),
  title: '',
  issuer: '',
})

const inBoth = (reason: string): Finding['reason'] => ({ en: reason, ar: arabicReason(reason) })

const short = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '').slice(0, 300).toWellFormed() : ''

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content)
