import type { FastifyRequest } from 'fastify'
import { refusal } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import type { Keys } from '../keys/keys.ts'

const macBytes = 16

/**
 * Binds the cursors of all lists. A cursor continues only the answer that it came with: the same route, caller, order and
 * filter. It contains the place where the page ended (see `page.ts`) and a MAC over all of this. Any other cursor is refused
 * before the list sees it.
 */
export function bindCursors(app: App, keys: Keys): void {
  const macOf = (request: FastifyRequest, place: string) =>
    keys.mac('list-cursor', Buffer.from(JSON.stringify([listOf(request), place]))).subarray(0, macBytes)

  app.addHook('preHandler', async (request) => {
    const query = request.query as { cursor?: unknown }
    if (typeof query.cursor !== 'string') return
    const bytes = Buffer.from(query.cursor, 'base64url')
    const place = bytes.subarray(macBytes).toString()
    if (!bytes.subarray(0, macBytes).equals(macOf(request, place))) throw refusal('invalid.cursor')
    query.cursor = place
  })

  app.addHook('preSerialization', async (request, _reply, answer: unknown) => {
    if (!isPage(answer)) return answer
    const bytes = [macOf(request, answer.nextCursor), Buffer.from(answer.nextCursor)]
    return { ...answer, nextCursor: Buffer.concat(bytes).toString('base64url') }
  })
}

/** What a cursor is bound to. The page length is not part of it. */
function listOf({ routeOptions, params, caller, query }: FastifyRequest): unknown {
  const { cursor: _, limit: __, ...asked } = query as Record<string, unknown>
  const owner = caller?.organisationId ?? caller?.accountId
  return [routeOptions.url, params, owner, Object.entries(asked).sort(byName)]
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const isPage = (answer: unknown): answer is { nextCursor: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  'nextCursor' in answer &&
  typeof answer.nextCursor === 'string'
