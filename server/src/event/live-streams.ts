import { EventEmitter, once } from 'node:events'
import type { LiveEvent } from '@credenza/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSessionOpen } from '../account/session-store.ts'
import type { Context } from '../context.ts'
import { listenOn } from '../platform/db/wake.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { bearerToken } from '../platform/http/authenticate.ts'
import { queueChannel } from '../review/queue-store.ts'
import { queueNews } from './queue-news.ts'

/** Without a notification the trails are looked at this often; also the beat that keeps idle streams open. */
const pollMs = 5_000
const pageSize = 500

export interface LiveStreams {
  /**
   * Takes the reply over and writes the organisation's audit trail as server-sent events, from Last-Event-ID on or
   * from now. The trail is dense and ordered: a reader that comes back misses nothing and sees nothing twice. Ends
   * with the caller's session, and with the event that tells of the organisation's suspension.
   * Between the entries it says, without an id, when one of the queues has changed that the organisation reads; a reader
   * that comes back is told so at once.
   */
  serve(request: FastifyRequest, reply: FastifyReply, reader: StreamReader): Promise<void>
  /** Ends every stream: the first step of a shutdown. */
  close(): Promise<void>
}

export interface StreamReader {
  organisationId: string
  /** The verifiers' queues that it reads. */
  queueIds: readonly string[]
}

/** The process's event streams, woken together by one LISTEN connection. */
export function openLiveStreams(ctx: Context): LiveStreams {
  const ended = new AbortController()
  const wakes = new EventEmitter().setMaxListeners(0)
  const news = queueNews()
  const waker = listenOn(ctx.database.url, ['audit', queueChannel], news)
  const beating = (async () => {
    while (!ended.signal.aborted) {
      await waker.wait(pollMs, ended.signal)
      wakes.emit('wake')
    }
    await waker.close()
  })()

  return {
    serve: async (request, reply, { organisationId, queueIds }) => {
      const left = new AbortController()
      request.raw.once('close', () => left.abort())
      const signal = AbortSignal.any([ended.signal, left.signal])
      const token = bearerToken(request)!
      const isBack = request.headers['last-event-id'] !== undefined
      let heard = isBack ? -1 : news.countOf(queueIds)
      let seq = await startAfter(ctx, request, organisationId)
      reply.hijack()
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // An ended stream leaves no idle connection behind, which a shutdown would wait for.
        connection: 'close',
        'x-accel-buffering': 'no',
      })
      // A reader that is cut off before anything has happened comes back to where it was.
      reply.raw.write(`id: ${seq}\n\n`)
      try {
        while (!signal.aborted) {
          const woken = once(wakes, 'wake', { signal }).catch(() => {})
          if (!(await isSessionOpen(ctx, token))) break
          const events = await eventsAfter(ctx, organisationId, seq)
          for (const event of events) reply.raw.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`)
          seq = events.at(-1)?.seq ?? seq
          const count = news.countOf(queueIds)
          if (queueIds.length > 0 && count !== heard)
            reply.raw.write(`data: ${JSON.stringify(queueChanged(organisationId, seq, ctx.clock()))}\n\n`)
          heard = count
          if (events.some((event) => event.action === 'organisation.suspended')) break
          if (events.length === pageSize) continue
          if (events.length === 0) reply.raw.write(':\n\n')
          await woken
        }
      } catch (error) {
        request.log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'an event stream ended')
      } finally {
        reply.raw.end()
      }
    },
    close: async () => {
      ended.abort()
      await beating
    },
  }
}

const queueChanged = (organisationId: string, seq: number, now: Date): LiveEvent => ({
  seq,
  at: now.toISOString(),
  action: 'queue.changed',
  subject: organisationId,
  detail: {},
})

async function startAfter(ctx: Context, request: FastifyRequest, organisationId: string): Promise<number> {
  const last = request.headers['last-event-id']
  if (last !== undefined) {
    if (typeof last === 'string' && /^\d{1,15}$/.test(last)) return Number(last)
    throw new ApiError('malformed', 'Last-Event-ID must be the id of an earlier event.')
  }
  const head = await ctx.db
    .selectFrom('audit_head')
    .select('seq')
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return Number(head?.seq ?? 0)
}

async function eventsAfter(ctx: Context, organisationId: string, seq: number): Promise<LiveEvent[]> {
  const rows = await ctx.db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'action', 'subject', 'detail'])
    .where('org_id', '=', organisationId)
    .where('seq', '>', String(seq))
    .orderBy('seq')
    .limit(pageSize)
    .execute()
  return rows.map((row) => ({ ...row, seq: Number(row.seq), at: row.at.toISOString() }))
}
