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
import { refuseEncoded } from './body/refuse-encoded.ts'
import { takeJson } from './body/take-json.ts'
import { connectionTimeouts } from './connection-timeouts.ts'
import { answerAddressErrors, answerErrors, takeNoBodyAsEmpty } from './errors.ts'
import { installLifecycle } from './life.ts'
import { type CallCounts, callCounts, startExchanging } from './limits/call-counts.ts'
import { limitStore } from './limits/limit-store.ts'
import { measureCalls } from './measure-calls.ts'
import { networkOf } from './network.ts'
import { describeApi } from './openapi.ts'
import { noticeCalls } from './page/notice-calls.ts'
import { type PreviewOf, servePages } from './page/static.ts'
import { storeNothing } from './store-nothing.ts'
import { readTls } from './tls.ts'
import { requestId, traceCalls } from './trace-calls.ts'
import { answerUnreadable } from './unreadable-requests.ts'

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

/**
 * Builds the HTTP API; `routes` adds the rooms' routes, and `previewOf` says what a link's preview shows. It does not listen yet,
 * so tests can inject requests. Logs, if there is a `logger`, contain method, path without query, and status; never a body, a
 * header or a query.
 */
export async function buildApp(
  ctx: Context,
  routes: (app: App) => void,
  { logger, previewOf }: { logger?: FastifyBaseLogger | undefined; previewOf?: PreviewOf } = {},
): Promise<App> {
  const https = await readTls(ctx.config)
  // The casts below drop a type that tells a server with TLS from one without. Nothing here depends on it.
  const app = fastify({
    ...(https && { https }),
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: bodyLimitBytes,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: requestId,
    forceCloseConnections: 'idle',
    ...connectionTimeouts,
    // We refuse these calls ourselves (life.ts).
    return503OnClosing: false,
    trustProxy: ctx.config.trustProxy ?? false,
    // For longer parameters a call would be unknown; a link pasted with more behind it should only be not found.
    routerOptions: { maxParamLength: 4_000 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      answerAddressErrors(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply),
  })
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler)
    .withTypeProvider<ZodTypeProvider>() as unknown as App

  const isForCalls = noticeCalls(app)
  // Comes first, so that everything after it runs within the call's trace.
  traceCalls(app)
  answerErrors(app)
  storeNothing(app)
  await app.register(helmet, {
    // For everything that is not a page. Pages have their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // Comes after the headers, which refusals need too.
  installLifecycle(app)
  refuseEncoded(app)
  measureCalls(app)
  authenticate(app, ctx)
  const counts = callCounts(ctx)
  app.decorate('callCounts', counts)
  const stopExchanging = startExchanging(ctx, counts)
  app.addHook('onClose', stopExchanging)
  await app.register(rateLimit, {
    global: false,
    store: limitStore(counts, 'routes'),
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  await app.register(multipart)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  takeJson(app, 'application/json')
  takeNoBodyAsEmpty(app)
  await describeApi(app)
  try {
    routes(app)
    await servePages(app, ctx, isForCalls, previewOf)
  } catch (error) {
    // Ends what was begun above; otherwise the process would never end.
    await app.close()
    throw error
  }
  return app
}
