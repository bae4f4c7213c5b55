import type { IncomingHttpHeaders } from 'node:http'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from './app.ts'

const language = (value: string | undefined): LanguageCode | undefined =>
  languageCodes.find((one) => one === value)
const aYearInSeconds = 365 * 24 * 60 * 60

/**
 * The language of a page: the visitor's choice, otherwise that of our languages that the browser prefers (RFC 9110 §12.5.4).
 */
export function chooseLanguage(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): LanguageCode {
  return chosenLanguage(headers) ?? preferred(headers['accept-language'] ?? '')
}

type Cookies = Pick<IncomingHttpHeaders, 'cookie'>

/** The language that the visitor chose on this device. */
const chosenLanguage = ({ cookie = '' }: Cookies) => language(/(?:^|;\s*)language=([a-z]+)/.exec(cookie)?.[1])

/** The language that the visitor chose on this device within the last minute, which their account adopts once. */
export const newlyChosenLanguage = ({ cookie = '' }: Cookies) =>
  language(/(?:^|;\s*)new-language=([a-z]+)/.exec(cookie)?.[1])

function preferred(acceptLanguage: string): LanguageCode {
  const wishes = acceptLanguage.split(',').flatMap((wish) => {
    const [, range, quality = '1'] = /^\s*([a-z]+)(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(wish) ?? []
    const wished = language(range?.toLowerCase())
    return wished && Number(quality) > 0 ? [{ wished, quality: Number(quality) }] : []
  })
  return wishes.sort((a, b) => b.quality - a.quality)[0]?.wished ?? 'en'
}

/** `next` as a path of this site that is safe to redirect to; '/' if it leads elsewhere. */
export function localPath(next: string): string {
  const here = 'http://here.invalid'
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/'
  const { origin, pathname, search } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}

/** GET /language/ar?next=/verify: remembers the language on this device and continues to the page. */
export function languageRoutes(app: App, ctx: Context): void {
  const secure = ctx.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = (name: string, language: LanguageCode, seconds: number) =>
    `${name}=${language}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  app.get(
    '/language/:language',
    {
      config: { access: ['anyone'] },
      schema: {
        // Not a call for programs, but a link of our pages that leads to another page.
        hide: true,
        params: z.object({ language: z.enum(languageCodes) }),
        querystring: z.object({ next: z.string().max(2000).default('/') }),
      },
    },
    async ({ params, query }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('set-cookie', [
          cookie('language', params.language, aYearInSeconds),
          cookie('new-language', params.language, 60),
        ])
        .redirect(localPath(query.next), 303),
  )
}
