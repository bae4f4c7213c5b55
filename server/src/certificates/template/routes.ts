import {
  newTemplateRequest,
  saveTemplateRequest,
  templateListResponse,
  templateResponse,
  templateVersionsResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { templateImageRoutes } from './image/routes.ts'
import { readTemplate, readTemplates } from './read-templates.ts'
import { createTemplate, restoreVersion, saveTemplate } from './save-template.ts'
import { listVersions } from './template-versions.ts'

const templateId = pathId('templateId')
const templateVersion = templateId.extend({ version: z.coerce.number().int().min(1).max(1_000_000) })

export function templateRoutes(app: App, ctx: Context): void {
  templateImageRoutes(app, ctx)

  shortListRoute(
    app,
    '/api/templates',
    {
      access: ['issuer'],
      departmental: true,
      summary: 'List templates',
      sort: ['name', 'updatedAt', 'used'],
      response: templateListResponse,
      message: 'Templates',
    },
    (request) => readTemplates(ctx.db, organisationOfRequest(request)),
  )

  app.post(
    '/api/templates',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: { summary: 'Add a template', body: newTemplateRequest, response: { 200: templateResponse } },
    },
    async (request) => {
      const author = organisationOfRequest(request)
      const data = await createTemplate(ctx, author, request.body, idempotencyKey(ctx, request))
      return answer('Template created.', { data })
    },
  )

  app.get(
    '/api/templates/:templateId',
    {
      config: { access: ['issuer'], departmental: true },
      schema: { summary: 'Read a template', params: templateId, response: { 200: templateResponse } },
    },
    async (request) => {
      const data = await readTemplate(ctx.db, organisationOfRequest(request), request.params.templateId)
      return answer('Template', { data })
    },
  )

  app.put(
    '/api/templates/:templateId',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: {
        summary: 'Change a template',
        params: templateId,
        body: saveTemplateRequest,
        response: { 200: templateResponse },
      },
    },
    async (request) => {
      const author = organisationOfRequest(request)
      const data = await saveTemplate(ctx, author, { id: request.params.templateId, ...request.body })
      return answer('Template saved.', { data })
    },
  )

  shortListRoute(
    app,
    '/api/templates/:templateId/versions',
    {
      access: ['issuer'],
      departmental: true,
      summary: "List a template's versions",
      params: templateId,
      sort: ['version', 'createdAt', 'used'],
      response: templateVersionsResponse,
      message: 'Versions',
    },
    (request) => listVersions(ctx, organisationOfRequest(request), request.params.templateId),
  )

  app.post(
    '/api/templates/:templateId/versions/:version/restore',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: {
        summary: "Restore a template's version",
        params: templateVersion,
        response: { 200: templateResponse },
        description: 'An earlier version becomes the newest one.',
      },
    },
    async (request) => {
      const { templateId: id, version } = request.params
      const data = await restoreVersion(ctx, organisationOfRequest(request), { id, version })
      return answer(`Version ${version} restored.`, { data })
    },
  )
}
