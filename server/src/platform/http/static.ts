import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { noSuchCall } from './errors.ts'

/** Paths that belong to the API: an unknown one is an error, not a page. */
const apiPath = /^\/(api|chain|ipfs|issuers|log|docs|vc-api|\.well-known|openapi\.json)(\/|$)/

/**
 * Serves the built web app. Unknown paths get the app's fallback page, so that its own router answers; every page
 * carries a Content-Security-Policy with the hashes of its inline scripts, as the build recorded them.
 */
export async function servePages(app: FastifyInstance, ctx: Context): Promise<void> {
  const root = ctx.config.webFolder
  if (!existsSync(join(root, '__spa-fallback.html'))) {
    ctx.log.warn({}, 'The web app is not built: only the API answers. Run `npm run build`.')
    app.setNotFoundHandler((request) => {
      throw noSuchCall(request)
    })
    return
  }
  const hashes: Record<string, string[]> = JSON.parse(readFileSync(join(root, 'csp.json'), 'utf8'))
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: ['anyone'] }
    })
    await scope.register(staticFiles, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', 'csp.json'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    if ((request.method !== 'GET' && request.method !== 'HEAD') || apiPath.test(path))
      throw noSuchCall(request)
    return sendPage(request, reply, root, path, hashes)
  })
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  path: string,
  hashes: Record<string, string[]>,
): FastifyReply {
  const prerendered = path === '/' ? 'index.html' : `${path.slice(1).replace(/\/$/, '')}/index.html`
  const page = prerendered in hashes ? prerendered : '__spa-fallback.html'
  const scripts = (hashes[page] ?? []).map((hash) => `'${hash}'`).join(' ')
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentSecurityPolicy(scripts))
    .type('text/html; charset=utf-8')
    .send(request.method === 'HEAD' ? '' : readFileSync(join(root, page)))
}

/**
 * Inline styles are Mantine's; inline scripts run only by the hash that the build recorded (web.md section 4). Frames
 * show files that the page itself has fetched, such as a KYC document, and nothing from an address.
 */
const contentSecurityPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
