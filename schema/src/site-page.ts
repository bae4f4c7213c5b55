import { z } from 'zod'
import { success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { type LanguageCode, languageCodes } from './languages.ts'
import { refusedLink } from './page-text.ts'
import { optionalText } from './text.ts'

/** Pages of a deployment that its administrator writes. */
export const sitePageNames = ['contact', 'privacy', 'terms'] as const
export const sitePageName = z.enum(sitePageNames)
export type SitePageName = z.infer<typeof sitePageName>

export const sitePageLimit = 20_000

const pageText = optionalText(sitePageLimit).superRefine((value, ctx) => {
  const link = refusedLink(value)
  if (link !== undefined)
    ctx.addIssue({ code: 'custom', message: saying('invalid.page_link', { link: link.slice(0, 60) }) })
})

/** PUT /api/admin/site-pages/:page. An empty text removes the page in that language. */
export const sitePageRequest = z
  .object(
    Object.fromEntries(languageCodes.map((code) => [code, pageText])) as Record<
      LanguageCode,
      typeof pageText
    >,
  )
  .meta({ id: 'SitePageRequest' })
export type SitePageRequest = z.infer<typeof sitePageRequest>

export const sitePage = z
  .object({
    page: sitePageName,
    /**
     * One text for each language in which the page exists, in the order of `languages`; page-text.ts explains the mark-up.
     */
    texts: z.array(z.object({ language: z.enum(languageCodes), text: z.string(), changedAt: z.string() })),
  })
  .meta({ id: 'SitePage' })
export type SitePage = z.infer<typeof sitePage>

/** GET /api/site-pages: the names of the pages that are written. */
export const sitePageNamesResponse = success({ data: z.array(sitePageName) }).meta({
  id: 'SitePageNamesResponse',
})

/** GET /api/site-pages/:page */
export const sitePageResponse = success({ data: sitePage }).meta({ id: 'SitePageResponse' })

/** GET /api/admin/site-pages: all pages, whether written or not. */
export const sitePagesResponse = success({ data: z.array(sitePage) }).meta({ id: 'SitePagesResponse' })
