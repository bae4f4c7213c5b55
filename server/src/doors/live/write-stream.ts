import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '@credenza/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { liveTokens } from '../../people/account/session/live-tokens.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { bearerToken } from '../../platform/http/authenticate.ts'
import { openAlarm } from './alarm.ts'
import { eventsAfter, eventsPage, startAfter, suspended } from './events-after.ts'
import type { OpenStreams } from './open-streams.ts'
import type { QueueNews } from './queue-news.ts'
import type { StreamCaller } from './stream-places.ts'

export interface StreamReader extends StreamCaller {
  /** The verifiers' queues that the organisation reads. */
  queueIds: readonly string[]
  accountId: string
}

/**
 * Takes over the reply and writes the organisation's events to it, until the reader leaves, the session or the organisation's
 * approval ends, or `ended` aborts.
 */
export async function writeStream(
  ctx: Context,
  { streams, news, ended }: { streams: OpenStreams; news: QueueNews; ended: AbortSignal },
  { request, reply, reader }: { request: FastifyRequest; reply: FastifyReply; reader: StreamReader },
): Promise<void> {
  const { organisationId, queueIds } = reader
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const signal = AbortSignal.any([ended, left.signal])
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
      const read = wasBehind ? await eventsAfter(ctx, reader, seq) : []
      // After reading: what ends a session can also end what limited its account to departments.
      if (wasBehind && !(await liveTokens(ctx, [token])).has(token)) break
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
      if (read.length === eventsPage) isBehind = true
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
