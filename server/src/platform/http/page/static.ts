import { gzipSync } from 'node:zlib'
import type { LanguageCode } from '@credenza/schema/languages'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { noSuchCall } from '../errors.ts'
import { chooseLanguage } from '../language.ts'
import type { IsForCalls } from './notice-calls.ts'
import { type PagePreview, withPreview } from './page-preview.ts'
import { type Page, readPages } from './pages.ts'

/** The preview that other sites show for a link to this path; undefined for most paths. */
export type PreviewOf = (path: string, language: LanguageCode) => Promise<PagePreview | undefined>

/**
 * Serves the built web app in the visitor's language. Unknown paths get the app's fallback page, which has its own router.
 * Every page has a Content-Security-Policy with the hashes of its inline scripts, as recorded by the build.
 */
export async function servePages(
  app: FastifyInstance,
  ctx: Context,
  isForCalls: IsForCalls,
  previewOf: PreviewOf = async () => undefined,
): Promise<void> {
  const takesCalls = ctx.config.roles.has('http')
  const findPage = takesCalls ? readPages(ctx.config.webFolder) : undefined
  if (!findPage) {
    if (takesCalls) ctx.log.warn({}, 'The web app is not built: only the API answers. Run `npm run build`.')
    app.setNotFoundHandler((request) => {
      throw noSuchCall(request)
    })
    return
  }
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: ['anyone'], countAs: '/assets' }
    })
    await scope.register(staticFiles, {
      root: ctx.config.webFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{html,br,gz}', 'csp.json'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('vary', 'accept-encoding')
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    })
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!
    if ((request.method !== 'GET' && request.method !== 'HEAD') || isForCalls(path)) throw noSuchCall(request)
    const page = findPage(chooseLanguage(request.headers), path)
    // Browsers show no preview, so they are spared its database queries.
    const isShown = request.headers['sec-fetch-mode'] === 'navigate'
    const preview = isShown ? undefined : await previewOf(path, page.language)
    return sendPage(request, reply, preview ? previewed(page, preview) : page)
  })
}

function previewed(page: Page, preview: PagePreview): Page {
  const html = withPreview(page.html, preview)
  return { ...page, html, gzipped: gzipSync(html) }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  if (takesGzip) reply.header('content-encoding', 'gzip')
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie, sec-fetch-mode')
    .header('content-language', page.language)
    .header('content-security-policy', page.contentSecurityPolicy)
    .type('text/html; charset=utf-8')
    .send(request.method === 'HEAD' ? '' : takesGzip ? page.gzipped : page.html)
}
