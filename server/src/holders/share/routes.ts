import {
  makeShareLinkRequest,
  openedShareResponse,
  openShareRequest,
  sharedResponse,
  shareLinkListResponse,
  shareLinkResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { listLinks } from './list-links.ts'
import { makeLink } from './make-link.ts'
import { lookAtLink, openLink } from './open-link.ts'
import { revokeLink } from './revoke-link.ts'

const certificateId = pathId('id')
const shareId = pathId('shareId')
const guessable = perMinute(60)

/** Links by which holders show their certificates: expiring, one-time, and revocable. */
export function shareRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/user/certificates/:id/share-links',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Create a share link',
        description: 'Takes an Idempotency-Key.',
        params: certificateId,
        body: makeShareLinkRequest,
        response: { 200: shareLinkResponse },
      },
    },
    async (request) => {
      const asked = { certificateId: request.params.id, wish: request.body }
      const data = await makeLink(ctx, callerOfRequest(request), asked, idempotencyKey(ctx, request))
      return answer('Link created.', { data })
    },
  )

  shortListRoute(
    app,
    '/api/user/certificates/:id/share-links',
    {
      access: ['student'],
      summary: "List a certificate's share links",
      params: certificateId,
      sort: ['createdAt', 'label', 'opened'],
      response: shareLinkListResponse,
      message: 'Links',
    },
    (request) => listLinks(ctx, callerOfRequest(request).accountId, request.params.id),
  )

  app.post(
    '/api/user/share-links/:shareId/revoke',
    {
      config: { access: ['student'] },
      schema: { summary: 'Revoke a share link', params: shareId, response: { 200: shareLinkResponse } },
    },
    async (request) => {
      const data = await revokeLink(ctx, callerOfRequest(request).accountId, request.params.shareId)
      return answer('Link revoked.', { data })
    },
  )

  app.get(
    '/api/share-links/:shareId',
    {
      config: { access: ['anyone'], ...guessable },
      schema: {
        summary: 'Look at a share link',
        description: 'Whether a link still opens. Looking is not opening, and is not counted.',
        params: shareId,
        response: { 200: sharedResponse },
      },
    },
    async (request) => answer('Link', { data: await lookAtLink(ctx, request.params.shareId) }),
  )

  app.post(
    '/api/share-links/:shareId/open',
    {
      config: { access: ['anyone'], ...guessable },
      schema: {
        summary: 'Open a share link',
        description:
          'Opens a link and counts it; who did is kept nowhere. The proof shows that the caller holds the key after # in ' +
          'the link, which never leaves the browser; without it there is no such link. The key of the certificate’s ' +
          'document comes sealed under that key; or, where the holder shows only a part, that part as an SD-JWT.',
        params: shareId,
        body: openShareRequest,
        response: { 200: openedShareResponse },
      },
    },
    async (request) =>
      answer('Opened', { data: await openLink(ctx, request.params.shareId, request.body?.proof ?? '') }),
  )
}
