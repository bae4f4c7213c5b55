import { firstSettings } from '@credenza/document'
import {
  designListResponse,
  designs,
  documentQuery,
  drawingRequest,
  templatePreviewRequest,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Access } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { drawForBearer } from './draw-for-bearer.ts'
import { previewTemplate } from './preview.ts'
import { readCredential, renderFor } from './render-for.ts'
import { sendDrawn } from './send-drawn.ts'

const certificateId = pathId('id')
const parties: Access[] = ['issuer', 'approved-verifier', 'student', 'admin']
/** Drawing is the most expensive kind of call, so each address has its own limit of calls a minute. */
const costly = perMinute(300)
const costlyToStrangers = perMinute(120)

/** Pictures of templates and certificates. */
export function drawingRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/templates/designs',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'List the designs', response: { 200: designListResponse } },
    },
    async () => {
      const data = designs.map((design) => ({ design, settings: firstSettings(design) }))
      return answer('Designs', { data })
    },
  )

  app.post(
    '/api/templates/preview',
    {
      config: { access: ['issuer'], departmental: true, permission: 'read', ...costly },
      schema: {
        summary: 'Preview a template',
        produces: ['image/svg+xml'],
        body: templatePreviewRequest,
        description:
          'image/svg+xml: these settings with the facts of a student of one’s own, or made-up ones.',
      },
    },
    async (request, reply) => {
      const { organisationId } = organisationOfRequest(request)
      const svg = await previewTemplate(ctx, organisationId, request.body)
      return sendDrawn(reply, { mediaType: 'image/svg+xml', name: 'preview.svg', body: svg })
    },
  )

  for (const [kind, type] of [
    ['svg', 'image/svg+xml'],
    ['png', 'image/png'],
    ['pdf', 'application/pdf'],
  ] as const) {
    app.get(
      `/api/certificates/:id/document.${kind}`,
      {
        config: { access: parties, departmental: true, ...costly },
        schema: {
          summary: `Draw a certificate as ${kind.toUpperCase()}`,
          produces: [type],
          params: certificateId,
          querystring: documentQuery,
          description:
            'The certificate as it looks, with its link in the code. The PDF holds the signed credential and is sealed by its issuer.',
        },
      },
      async (request, reply) => {
        const drawn = await renderFor(ctx, callerOfRequest(request), {
          kind,
          ...request.params,
          ...request.query,
        })
        return sendDrawn(reply, drawn)
      },
    )
  }

  app.post(
    '/api/drawings/:slug',
    {
      config: { access: ['anyone'], ...costlyToStrangers },
      schema: {
        summary: 'Draw a certificate for someone with its full link',
        description:
          'The picture as gzipped SVG, sealed like the document under the key after # in the link. The proof shows that the caller ' +
          'holds that key, which never leaves the browser; without it there is no such certificate.',
        produces: ['application/octet-stream'],
        params: z.object({ slug: z.string().max(120) }),
        body: drawingRequest,
      },
    },
    async (request, reply) =>
      reply
        .headers({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' })
        .send(Buffer.from(await drawForBearer(ctx, request.params.slug, request.body))),
  )

  app.get(
    '/api/certificates/:id/credential.json',
    {
      config: { access: parties, departmental: true },
      schema: {
        summary: 'Download the signed credential',
        produces: ['application/vc'],
        params: certificateId,
        description: 'The signed credential, as its issuer signed it.',
      },
    },
    async (request, reply) =>
      sendDrawn(reply, await readCredential(ctx, callerOfRequest(request), request.params.id)),
  )
}
