import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { inTrace } from '../trace/current-trace.ts'
import { newTrace, readTraceparent } from '../trace/trace.ts'

/** The id of a call: the trace that its caller names, or else a new one. */
export const requestId = ({ headers }: IncomingMessage): string =>
  (readTraceparent(headers.traceparent) ?? newTrace()).id

/** Runs each call within its trace, and answers with its id. */
export function traceCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    inTrace(traceOf(request), done)
  })
  // A body arrives through its connection, outside the trace.
  app.addHook('preValidation', (request, _reply, done) => inTrace(traceOf(request), done))
}

const traceOf = ({ headers, id }: { headers: IncomingMessage['headers']; id: string }) =>
  readTraceparent(headers.traceparent) ?? { id, isSampled: true }
