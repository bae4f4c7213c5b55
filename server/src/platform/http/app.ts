import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '../../context.ts'
import { authenticate } from './authenticate.ts'
import { answerAddressErrors, answerErrors, takeNoBodyAsEmpty } from './errors.ts'
import { keepLife } from './life.ts'
import { type CallCounts, callCounts, keepExchanging } from './limits/call-counts.ts'
import { limitStore } from './limits/limit-store.ts'
import { measureCalls } from './measure-calls.ts'
import { describeApi } from './openapi.ts'
import { patience } from './patience.ts'
import { type PreviewOf, servePages } from './static.ts'
import { requestId, traceCalls } from './trace-calls.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts calls for limits. */
    callCounts: CallCounts
  }
}

/** JSON bodies: room for 10,000 certificate records. Files are streamed and have their own limits. */
const bodyLimitBytes = 8 * 1024 * 1024

/** What makes the server speak HTTPS. Throws when a file cannot be read. */
async function tlsOf({ tls }: Context['config']): Promise<{ https?: { cert: Buffer; key: Buffer } }> {
  if (!tls) return {}
  return { https: { cert: await readFile(tls.certFile), key: await readFile(tls.keyFile) } }
}

/**
 * The HTTP API as a value: `routes` adds the nouns' routes. Nothing listens yet, so tests can inject requests. Logs carry
 * method, path without query, and status; never a body, a header or a link's query.
 */
export async function buildApp(
  ctx: Context,
  routes: (app: App) => void,
  logger: FastifyBaseLogger | false,
  previewOf?: PreviewOf,
): Promise<App> {
  // Its types tell a server with TLS from one without. Nothing here depends on which, so the casts below forget it.
  const app = fastify({
    ...(await tlsOf(ctx.config)),
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: bodyLimitBytes,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: requestId,
    forceCloseConnections: 'idle',
    ...patience,
    // Refused in our own words (life.ts).
    return503OnClosing: false,
    trustProxy: ctx.config.trustProxy ?? false,
    // Beyond this a call is unknown; a link that was pasted with more behind it is only not found.
    routerOptions: { maxParamLength: 4_000 },
    frameworkErrors: (error, request, reply) =>
      answerAddressErrors(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply),
  })
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
    .withTypeProvider<ZodTypeProvider>() as unknown as App

  // First, so that everything after it has its trace.
  traceCalls(app)
  answerErrors(app)
  await app.register(helmet, {
    // For everything that is not a page; pages have their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // After the headers, which a refusal carries too.
  keepLife(app)
  measureCalls(app)
  authenticate(app, ctx)
  const counts = callCounts(ctx)
  app.decorate('callCounts', counts)
  const stopExchanging = keepExchanging(ctx, counts)
  app.addHook('onClose', stopExchanging)
  await app.register(rateLimit, { global: false, store: limitStore(counts, 'routes') })
  await app.register(multipart)
  takeNoBodyAsEmpty(app)
  await describeApi(app)
  try {
    routes(app)
    await servePages(app, ctx, previewOf)
  } catch (error) {
    // What began above ends with it, or the process would never end.
    await app.close()
    throw error
  }
  return app
}
