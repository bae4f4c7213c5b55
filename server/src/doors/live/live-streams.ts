import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@credenza/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { queueChannel } from '../../certificates/queue/tell-readers.ts'
import { isSubjectWithin } from '../../certificates/reach/subject-within.ts'
import type { Context } from '../../context.ts'
import { departmentsOfAccount } from '../../people/account/memberships.ts'
import { liveTokens } from '../../people/account/session/live-tokens.ts'
import { listenOn } from '../../platform/db/wake.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { bearerToken } from '../../platform/http/authenticate.ts'
import { stateRecorded } from '../../proof/audit/append.ts'
import { openAlarm } from './alarm.ts'
import { lookAfter } from './look-after.ts'
import { auditChannel, openStreams } from './open-streams.ts'
import { queueNews } from './queue-news.ts'
import { type StreamCaller, streamLimits, streamPlaces } from './stream-places.ts'

/** The interval of the common poll of all streams, and of the heartbeat that keeps idle streams open. */
const pollMs = 5_000
const pageSize = 500

export interface LiveStreams {
  /**
   * Takes over the reply and writes the organisation's audit trail to it as server-sent events, from Last-Event-ID or from now.
   * The trail has no gaps and is ordered, so a reader that reconnects misses nothing and sees nothing twice. The stream ends
   * with the caller's session, and with the event that announces the organisation's suspension.
   * It also sends an event without an id when one of the queues that the organisation reads has changed; a reader that
   * reconnects gets one at once. Throws too_many_requests if too many streams are open.
   */
  serve(request: FastifyRequest, reply: FastifyReply, reader: StreamReader): Promise<void>
  /** Ends every stream. This is the first step of a shutdown. */
  close(): Promise<void>
}

export interface StreamReader extends StreamCaller {
  /** The verifiers' queues that the organisation reads. */
  queueIds: readonly string[]
  accountId: string
}

const suspended = 'organisation.suspended'

/** Opens the process's event streams. They share one LISTEN connection, whose notices wake only the streams concerned. */
export function openLiveStreams(ctx: Context): LiveStreams {
  const ended = new AbortController()
  const streams = openStreams()
  const places = streamPlaces(streamLimits)
  const news = queueNews()
  let lookAt = performance.now() + pollMs
  const waker = listenOn(ctx.database.directUrl, [auditChannel, queueChannel], {
    onNotice: (channel, payload) => {
      if (channel === auditChannel) ctx.kept.forget(payload)
      news.onNotice(channel, payload)
      streams.notify(channel, payload)
    },
    onGap: () => {
      ctx.kept.forgetAll()
      news.onGap()
      lookAt = 0
    },
  })
  const beating = (async () => {
    while (!ended.signal.aborted) {
      await waker.wait(Math.max(0, lookAt - performance.now()), ended.signal)
      if (performance.now() < lookAt || ended.signal.aborted) continue
      await lookAfter(ctx, streams).catch((error) =>
        ctx.log.warn({ fault: faultOf(error) }, 'the event streams could not be looked after'),
      )
      lookAt = performance.now() + pollMs
    }
    await waker.close()
  })()

  async function write(request: FastifyRequest, reply: FastifyReply, reader: StreamReader): Promise<void> {
    const { organisationId, queueIds } = reader
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const signal = AbortSignal.any([ended.signal, left.signal])
    const alarm = openAlarm(signal)
    const token = bearerToken(request)!
    const isBack = request.headers['last-event-id'] !== undefined
    let heard = isBack ? -1 : news.countOf(queueIds)
    let isBehind = true
    let seq = await startAfter(ctx, request, organisationId)
    const stream = {
      token,
      organisationId,
      queueIds,
      head: seq,
      hasQueueNews: () => queueIds.length > 0 && news.countOf(queueIds) !== heard,
      wake: () => {
        isBehind = true
        alarm.ring()
      },
      hear: alarm.ring,
      beat: () => void reply.raw.write(':\n\n'),
      end: () => left.abort(),
    }
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A shutdown would wait for an idle connection of an ended stream.
      connection: 'close',
      'x-accel-buffering': 'no',
    })
    // A reader that loses its connection before the first event continues from here.
    reply.raw.write(`id: ${seq}\n\n`)
    // From here on events wake the stream; earlier ones are read below.
    const remove = streams.add(stream)
    try {
      while (!signal.aborted) {
        const wasBehind = isBehind
        isBehind = false
        if (wasBehind && !(await liveTokens(ctx, [token])).has(token)) break
        const read = wasBehind ? await eventsAfter(ctx, reader, seq) : []
        const events = read.flatMap(({ isShown, ...event }) => (isShown ? [event] : []))
        await send(
          reply.raw,
          events.map((event) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
          signal,
        )
        seq = read.at(-1)?.seq ?? seq
        stream.head = Math.max(stream.head, seq)
        const isNews = stream.hasQueueNews()
        heard = news.countOf(queueIds)
        if (isNews) {
          const changed = queueChanged(organisationId, seq, ctx.clock())
          await send(reply.raw, `data: ${JSON.stringify(changed)}\n\n`, signal)
        }
        if (events.some((event) => event.action === suspended)) break
        if (read.length === pageSize) isBehind = true
        else await alarm.wait()
      }
    } catch (error) {
      if (!signal.aborted) request.log.warn({ fault: faultOf(error) }, 'an event stream ended')
    } finally {
      remove()
      // A client that no longer reads would keep its connection open forever.
      if (reply.raw.writableNeedDrain) reply.raw.destroy()
      else reply.raw.end()
    }
  }

  return {
    serve: async (request, reply, reader) => {
      const leave = places.take(reader)
      try {
        await write(request, reply, reader)
      } finally {
        leave()
      }
    },
    close: async () => {
      ended.abort()
      await beating
    },
  }
}

/** Writes, and waits for a slow reader, so that unsent text does not pile up in memory. */
async function send(response: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
  if (text !== '' && !response.write(text)) await once(response, 'drain', { signal })
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
    throw refusal('malformed.last_event_id')
  }
  const head = await ctx.db
    .selectFrom('audit_head')
    .select('seq')
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return Number(head?.seq ?? 0)
}

/** Reads the next entries, and tells of each whether it is about something within reach and whether it ends the stream. */
async function eventsAfter(
  ctx: Context,
  { organisationId, accountId }: StreamReader,
  seq: number,
): Promise<(LiveEvent & { isShown: boolean })[]> {
  // Read each time, because people join and leave departments while a stream is open.
  const departments = await departmentsOfAccount(ctx.db, organisationId, accountId)
  const reach = { organisationId, departments }
  const rows = await ctx.db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'action', 'subject', 'detail'])
    .select(
      sql<boolean>`(action = ${suspended} OR ${isSubjectWithin(reach, 'audit_entry.subject')})`.as('isShown'),
    )
    .where('org_id', '=', organisationId)
    .where('seq', '>', String(seq))
    .where('action', '!=', stateRecorded)
    .orderBy('seq')
    .limit(pageSize)
    .execute()
  return rows.map((row) => ({ ...row, seq: Number(row.seq), at: row.at.toISOString() }))
}
