import type { FastifyReply, FastifyRequest } from 'fastify'
import { queueChannel } from '../../certificates/queue/tell-readers.ts'
import type { Context } from '../../context.ts'
import { listenOn } from '../../platform/db/wake.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { lookAfter } from './look-after.ts'
import { auditChannel, openStreams } from './open-streams.ts'
import { queueNews } from './queue-news.ts'
import { streamLimits, streamPlaces } from './stream-places.ts'
import { type StreamReader, writeStream } from './write-stream.ts'

/** The interval of the common poll of all streams, and of the heartbeat that keeps idle streams open. */
const pollMs = 5_000

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

  return {
    serve: async (request, reply, reader) => {
      const leave = places.take(reader)
      try {
        await writeStream(ctx, { streams, news, ended: ended.signal }, { request, reply, reader })
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
