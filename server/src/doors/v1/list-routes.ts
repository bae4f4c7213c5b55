import { v1CategoryListResponse, v1TemplateListResponse } from '@credenza/schema/v1/index'
import { listCategories } from '../../certificates/category/categories.ts'
import { readTemplates } from '../../certificates/template/read-templates.ts'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'

/** What a new certificate can refer to: the issuer's categories and templates. */
export function listRoutes(app: App, ctx: Context): void {
  app.get(
    '/v1/categories',
    {
      config: { access: ['certificates:read'] },
      schema: { summary: 'List categories', response: { 200: v1CategoryListResponse } },
    },
    async (request) => {
      const categories = await listCategories(ctx, organisationOfRequest(request).organisationId)
      const data = categories.map(({ id, name, defaultTemplateId }) => ({
        categoryId: id,
        name,
        defaultTemplateId: defaultTemplateId || null,
      }))
      return answer('Categories', { data })
    },
  )

  app.get(
    '/v1/templates',
    {
      config: { access: ['certificates:read'] },
      schema: { summary: 'List templates', response: { 200: v1TemplateListResponse } },
    },
    async (request) => {
      const templates = await readTemplates(ctx.db, organisationOfRequest(request).organisationId)
      const data = templates.map(({ _id, name, version, updatedAt }) => ({
        templateId: _id,
        name,
        version,
        updatedAt,
      }))
      return answer('Templates', { data })
    },
  )
}
