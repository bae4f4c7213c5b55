import {
  badgeAppRequest,
  badgeAppResponse,
  badgesOfAppRequest,
  badgesOfAppResponse,
  done,
  keepBadgeRequest,
  keptBadgeResponse,
  keptBadgesResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { listBadges } from '../../holders/kept-badge/read-badges.ts'
import { removeBadge } from '../../holders/kept-badge/remove-badge.ts'
import { currentOrigin } from '../../people/own-name/host.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { checkBadge } from './check-badge.ts'
import { beginVisit } from './from-app/begin-visit.ts'
import { endVisit } from './from-app/end-visit.ts'
import { keepBadge } from './keep-badge.ts'

const params = pathId('id')
const access = ['student' as const]

/** A student's badges of other issuers. */
export function keptBadgeRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/user/badges',
    {
      access,
      summary: 'List the kept badges of other issuers',
      sort: ['issuedAt', 'keptAt', 'name', 'issuer'],
      response: keptBadgesResponse,
      message: 'Badges',
    },
    (request) => listBadges(ctx, callerOfRequest(request).accountId),
  )

  app.post(
    '/api/user/badges',
    {
      bodyLimit: 600 * 1024,
      config: { access, ...perMinute(60) },
      schema: {
        summary: 'Keep a badge of another issuer',
        description: 'An Open Badge 3.0 as JSON text or as a JWT. Its signature has to hold.',
        body: keepBadgeRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await keepBadge(ctx, callerOfRequest(request).accountId, request.body.text)
      return answer('Badge added.')
    },
  )

  app.post(
    '/api/user/badge-apps',
    {
      config: { access, ...perMinute(10) },
      schema: {
        summary: 'Ask another app for its badges',
        description:
          'Registers at an app with Open Badges 3.0, and answers where the student lets us read their badges.',
        body: badgeAppRequest,
        response: { 200: badgeAppResponse },
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const origin = await currentOrigin(ctx, request.hostname)
      const data = await beginVisit(ctx, accountId, { app: request.body.app, origin })
      return answer('Continue in the app.', { data })
    },
  )

  app.post(
    '/api/user/badge-apps/badges',
    {
      config: { access, ...perMinute(10) },
      schema: {
        summary: 'Keep the badges of another app',
        description:
          'With the answer with which the app sent the student back. At most 100 badges are taken.',
        body: badgesOfAppRequest,
        response: { 200: badgesOfAppResponse },
      },
    },
    async (request) => {
      const data = await endVisit(ctx, callerOfRequest(request).accountId, request.body)
      return answer('Badges', { data })
    },
  )

  app.get(
    '/api/user/badges/:id',
    {
      config: { access, ...perMinute(60) },
      schema: { summary: 'Check a kept badge', params, response: { 200: keptBadgeResponse } },
    },
    async (request) => {
      const data = await checkBadge(ctx, callerOfRequest(request).accountId, request.params.id)
      return answer('Badge', { data })
    },
  )

  app.delete(
    '/api/user/badges/:id',
    { config: { access }, schema: { summary: 'Remove a kept badge', params, response: { 200: done } } },
    async (request) => {
      await removeBadge(ctx, callerOfRequest(request).accountId, request.params.id)
      return answer('The badge was removed.')
    },
  )
}
