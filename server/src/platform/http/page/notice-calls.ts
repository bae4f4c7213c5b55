import type { FastifyInstance } from 'fastify'

/** Whether a path belongs to the API, where an unknown path gives an error, not a page. */
export type IsForCalls = (path: string) => boolean

/** The web app has the page of an issuer, and the server everything under it. */
const issuerPage = /^\/issuers\/[^/]+\/?$/

/** Places of the API that have no route of their own in every deployment. */
const otherPlaces = ['dev', 'ipns']

/**
 * Notices the first part of the path of every route that is added to `app` from now on: what is under it belongs to the API, in
 * whatever case it is written, and with however many slashes.
 */
export function noticeCalls(app: FastifyInstance): IsForCalls {
  const places = new Set(otherPlaces)
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.countAs === undefined) places.add(placeOf(url))
  })
  return (path) => places.has(placeOf(path)) && !issuerPage.test(path)
}

/** '//V1/students' -> 'v1' */
const placeOf = (path: string): string => path.split('/').find(Boolean)?.toLowerCase() ?? ''
