import type {
  SitePageName,
  SitePageRequest,
  sitePageNamesResponse,
  sitePageResponse,
  sitePagesResponse,
} from '@credenza/schema/site-page'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** The names of the pages that the administrator has written. */
export const sitePageNamesQuery = queryOptions({
  queryKey: ['site-pages', 'names'],
  queryFn: async () =>
    (await call<typeof sitePageNamesResponse>({ method: 'GET', path: '/api/site-pages' })).data,
})

export const sitePageQuery = (page: SitePageName) =>
  queryOptions({
    queryKey: ['site-pages', 'one', page],
    queryFn: async () =>
      (await call<typeof sitePageResponse>({ method: 'GET', path: `/api/site-pages/${page}` })).data,
  })

/** All pages, in the form in which the administrator edits them. */
export const sitePagesQuery = queryOptions({
  queryKey: ['site-pages', 'all'],
  queryFn: async () =>
    (await call<typeof sitePagesResponse>({ method: 'GET', path: '/api/admin/site-pages' })).data,
})

export const saveSitePage = async (page: SitePageName, json: SitePageRequest) =>
  (await call<typeof sitePageResponse>({ method: 'PUT', path: `/api/admin/site-pages/${page}`, json })).data
