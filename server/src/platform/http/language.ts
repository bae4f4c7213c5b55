import type { IncomingHttpHeaders } from 'node:http'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from './app.ts'

const isLanguage = (value: string | undefined): value is LanguageCode =>
  languageCodes.some((one) => one === value)
const aYearInSeconds = 365 * 24 * 60 * 60

/** The language of a page: what the visitor chose, else what the browser prefers among ours (RFC 9110 §12.5.4). */
export function chooseLanguage(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): LanguageCode {
  return chosenLanguage(headers) ?? preferred(headers['accept-language'] ?? '')
}

/** The language that the visitor chose on this device. */
export function chosenLanguage(headers: Pick<IncomingHttpHeaders, 'cookie'>): LanguageCode | undefined {
  const chosen = /(?:^|;\s*)language=([a-z]+)/.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

function preferred(acceptLanguage: string): LanguageCode {
  const wishes = acceptLanguage.split(',').flatMap((wish) => {
    const [, range, quality = '1'] = /^\s*([a-z]+)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(wish) ?? []
    const language = range?.toLowerCase()
    return isLanguage(language) && Number(quality) > 0 ? [{ language, quality: Number(quality) }] : []
  })
  return wishes.sort((a, b) => b.quality - a.quality)[0]?.language ?? 'en'
}

/** `next` as a path of this site that is safe to redirect to; '/' for anything that leads elsewhere. */
export function localPath(next: string): string {
  const here = 'http://here.invalid'
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/'
  const { origin, pathname, search } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}

/** GET /language/ar?next=/verify: remembers the language on this device and continues to the page. */
export function languageRoutes(app: App, ctx: Context): void {
  const attributes = `Path=/; Max-Age=${aYearInSeconds}; HttpOnly; SameSite=Lax${
    ctx.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  }`
  app.get(
    '/language/:language',
    {
      config: { access: ['anyone'] },
      schema: {
        // A link of our pages, not a call for programs: it answers with another page.
        hide: true,
        params: z.object({ language: z.enum(languageCodes) }),
        querystring: z.object({ next: z.string().max(2000).default('/') }),
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('set-cookie', `language=${request.params.language}; ${attributes}`)
        .redirect(localPath(request.query.next), 303),
  )
}
