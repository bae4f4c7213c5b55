import type { Asked, PresentationDetail } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { refusal } from '../../platform/http/api-error.ts'
import {
  findByCode,
  findRequest,
  openAnswer,
  type PresentationRequestRow,
  type RequestKey,
  requestNotFound,
  requestToWire,
} from './request-store.ts'

/** Reads a request, with what its holder showed for as long as this is kept. Throws not_found. */
export async function readPresentationRequest(ctx: Context, key: RequestKey): Promise<PresentationDetail> {
  const row = await findRequest(ctx.db, key)
  const { sealed_answer: sealed, answer_sha256: sha256 } = row
  const answer = sealed && {
    ...openAnswer(ctx.keys, sealed),
    sha256: Buffer.from(sha256!).toString('hex'),
  }
  return { ...requestToWire(ctx, row), answer }
}

/** Reads what a holder sees before answering. Throws not_found, also while the asker is suspended. */
export async function readAsked(ctx: Context, code: string): Promise<Asked> {
  const row = await findByCode(ctx.db, code)
  const asker = await findOrganisation(ctx.db, row.org_id)
  if (asker.status !== 'approved') throw requestNotFound()
  const { title, purpose, facts, state, endsAt, keptDays } = requestToWire(ctx, row)
  return {
    title,
    purpose,
    facts,
    state,
    endsAt,
    keptDays,
    asker: { name: displayNameOf(asker), id: asker.id },
  }
}

/** Finds the request of a link that can still be answered. Throws not_found, and presentation_ended. */
export async function requireOpenRequest(ctx: Context, code: string): Promise<PresentationRequestRow> {
  if ((await readAsked(ctx, code)).state !== 'waiting') throw refusal('presentation_ended')
  return findByCode(ctx.db, code)
}
