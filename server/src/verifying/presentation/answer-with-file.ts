import { hash } from 'node:crypto'
import { detailClaims } from '@credenza/credential/sd-jwt'
import type { Verification } from '@credenza/credential/verify'
import type { PresentationVerdict } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { followLink } from '../foreign/follow-link.ts'
import { type Judge, TooCostly } from '../foreign/judging/open-judging.ts'
import { openCredential, verifyLinked, verifyOpened } from '../foreign/open-credential.ts'
import { judgeAnswer } from './judge-answer.ts'
import { keepAnswer } from './keep-answer.ts'
import { requireOpenRequest } from './read-request.ts'
import { keptAnswer, requireFacts } from './shown-facts.ts'

/**
 * Answers a request without a wallet, with a file or a link to a certificate. The certificate is judged as usual, and only the
 * requested facts are stored. Throws not_found, presentation_ended, and 'invalid' for a file without a certificate or without
 * these facts, or an INVALID certificate.
 */
export async function answerWithFile(
  ctx: Context,
  code: string,
  { bytes, callerKey }: { bytes: Uint8Array; callerKey: string },
): Promise<PresentationVerdict> {
  const request = await requireOpenRequest(ctx, code)
  const given = await judgeAnswer(ctx, request, async () => {
    const verification = await ctx.judging.forRequest(callerKey, (judge) => judgeFile(ctx, judge, bytes))
    const { facts, verdict } = verification
    const claims = { name: facts.recipient, ...detailClaims(facts.details) }
    requireFacts(claims, request.facts)
    const answer = keptAnswer(verification, { claims, asked: request.facts, presentation: '' })
    return { verdict, sha256: hash('sha256', bytes, 'buffer'), answer }
  })
  await withRetry(ctx.db, (tx) => keepAnswer(ctx, tx, request, { ...given, answered_with: 'file' }))
  return given.verdict
}

async function judgeFile(ctx: Context, judge: Judge, bytes: Uint8Array): Promise<Verification> {
  try {
    const read = await judge.run('readCredentials', bytes)
    if (!('brought' in read)) throw unreadable()
    if ('link' in read.brought) {
      const followed = await followLink(ctx, judge, read.brought.link)
      if ('problem' in followed) throw unreadable()
      return await verifyLinked(ctx, followed, { code: read.brought.code })
    }
    const [credential, ...more] = read.brought.credentials
    if (more.length > 0) throw refusal('invalid.answer_several')
    const { cameIn } = read.brought
    return await verifyOpened(ctx, await openCredential(judge, credential), { cameIn })
  } catch (error) {
    if (error instanceof TypeError || error instanceof TooCostly) throw unreadable()
    throw error
  }
}

const unreadable = () => refusal('invalid.answer_unreadable')
