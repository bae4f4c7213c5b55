import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { begunAt } from '../db/turns.ts'
import { inTrace } from '../trace/current-trace.ts'
import { type Span, startSpan } from '../trace/span.ts'
import { newTrace, readTraceparent, type Trace } from '../trace/trace.ts'
import { routeOf } from './measure-calls.ts'

/** The id of a call: that of its caller's trace, otherwise a new one. */
export const requestId = ({ headers }: IncomingMessage): string =>
  (readTraceparent(headers.traceparent) ?? newTrace()).id

/** Runs each call within its trace, and answers with its id. */
export function traceCalls(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const traceOf = (request: FastifyRequest): Trace =>
    spans.get(request)?.trace ??
    readTraceparent(request.headers.traceparent) ?? { id: request.id, isSampled: true }

  const inOrder = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    begunAt(performance.now() - reply.elapsedTime, () => inTrace(traceOf(request), done))

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const span = startSpan(factsOf(request), traceOf(request))
    if (span) spans.set(request, span)
    inOrder(request, reply, done)
  })
  // A body arrives through its connection, so reading it leaves the trace.
  app.addHook('preValidation', inOrder)
  app.addHook('onResponse', async (request, { statusCode }) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      ...(statusCode >= 500 && { error: String(statusCode) }),
    })
  })
}

function factsOf(request: FastifyRequest) {
  const route = routeOf(request)
  const attributes = { 'http.request.method': request.method, 'http.route': route }
  return { name: `${request.method} ${route}`, kind: 'server' as const, attributes }
}
