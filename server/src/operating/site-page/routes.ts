import {
  sitePageName,
  sitePageNamesResponse,
  sitePageRequest,
  sitePageResponse,
  sitePagesResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { changeSitePage, readSitePage, readSitePages } from './site-pages.ts'

const params = z.object({ page: sitePageName })
const anyone = { access: ['anyone'] as const }
const admin = { access: ['admin'] as const }
/** Every public page asks which of these pages exist. */
const publicHeaders = { 'cache-control': 'public, max-age=60' }

/** The pages that an administrator writes and everyone can read: contact, privacy and terms. */
export function sitePageRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/site-pages',
    {
      config: anyone,
      schema: {
        summary: 'List the pages of this deployment',
        description: 'Which of contact, privacy and terms the administrator has written.',
        response: { 200: sitePageNamesResponse },
      },
    },
    async (_request, reply) => {
      const pages = await readSitePages(ctx.db)
      reply.headers(publicHeaders)
      return answer('Pages', {
        data: pages.filter(({ texts }) => texts.length > 0).map(({ page }) => page),
      })
    },
  )

  app.get(
    '/api/site-pages/:page',
    {
      config: anyone,
      schema: { summary: 'Read a page of this deployment', params, response: { 200: sitePageResponse } },
    },
    async (request, reply) => {
      const data = await readSitePage(ctx.db, request.params.page)
      if (data.texts.length === 0) throw refusal('not_found.site_page')
      reply.headers(publicHeaders)
      return answer('Page', { data })
    },
  )

  app.get(
    '/api/admin/site-pages',
    {
      config: admin,
      schema: { summary: 'Read all pages of this deployment', response: { 200: sitePagesResponse } },
    },
    async () => answer('Pages', { data: await readSitePages(ctx.db) }),
  )

  app.put(
    '/api/admin/site-pages/:page',
    {
      config: admin,
      schema: {
        summary: 'Write a page of this deployment',
        description: 'An empty text removes the page in that language.',
        params,
        body: sitePageRequest,
        response: { 200: sitePageResponse },
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const data = await changeSitePage(ctx, accountId, request.params.page, request.body)
      return answer('Page saved.', { data })
    },
  )
}
