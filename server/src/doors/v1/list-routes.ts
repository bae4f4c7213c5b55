import { v1CategoryListResponse, v1TemplateListResponse } from '@credenza/schema/v1/index'
import { listCategories } from '../../certificates/category/list-categories.ts'
import { readTemplates } from '../../certificates/template/read-templates.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'

/** The issuer's categories and templates, which a new certificate can refer to. */
export function listRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/v1/categories',
    {
      access: ['certificates:read'],
      departmental: true,
      summary: 'List categories',
      sort: ['name'],
      response: v1CategoryListResponse,
      message: 'Categories',
    },
    async (request) => {
      const categories = await listCategories(ctx, organisationOfRequest(request))
      return categories.map(({ id, name, defaultTemplateId, alignments }) => ({
        categoryId: id,
        name,
        defaultTemplateId: defaultTemplateId || null,
        alignments,
      }))
    },
  )

  shortListRoute(
    app,
    '/v1/templates',
    {
      access: ['certificates:read'],
      departmental: true,
      summary: 'List templates',
      sort: ['name', 'updatedAt'],
      response: v1TemplateListResponse,
      message: 'Templates',
    },
    async (request) => {
      const templates = await readTemplates(ctx.db, organisationOfRequest(request))
      return templates.map(({ _id, name, version, updatedAt }) => ({
        templateId: _id,
        name,
        version,
        updatedAt,
      }))
    },
  )
}
