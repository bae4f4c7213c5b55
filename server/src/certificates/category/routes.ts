import {
  categoryListResponse,
  done,
  messages,
  saveCategoryRequest,
  saveCategoryResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { archiveTemplate } from './archive-template.ts'
import { deleteCategory } from './delete-category.ts'
import { listAllCategoryNames, listCategories } from './list-categories.ts'
import { saveCategory } from './save-category.ts'

/** Categories, and archiving a template that categories may have as their default. */
export function categoryRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/categories/get',
    {
      access: ['issuer'],
      departmental: true,
      summary: 'List categories by page',
      sort: ['name'],
      response: categoryListResponse,
      message: 'Categories',
    },
    (request) => listCategories(ctx, organisationOfRequest(request)),
  )

  shortListRoute(
    app,
    '/api/categories/get-all',
    {
      access: ['issuer', 'verifier'],
      departmental: true,
      summary: 'List all categories',
      sort: ['name'],
      response: categoryListResponse,
      message: 'Categories',
    },
    async (request) => {
      const reach = organisationOfRequest(request)
      return reach.role === 'issuer' ? listCategories(ctx, reach) : listAllCategoryNames(ctx)
    },
  )

  app.post(
    '/api/categories/create',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: {
        summary: 'Add a category',
        body: saveCategoryRequest,
        response: { 200: saveCategoryResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const data = await saveCategory(ctx, owner, request.body, idempotencyKey(ctx, request))
      return answer(messages.categoryCreated, { data })
    },
  )

  app.delete(
    '/api/categories/delete/:id',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: {
        summary: 'Delete a category',
        params: pathId('id'),
        response: { 200: done },
      },
    },
    async (request) => {
      await deleteCategory(ctx, organisationOfRequest(request), request.params.id)
      return answer(messages.categoryDeleted)
    },
  )

  app.delete(
    '/api/templates/:templateId',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: {
        summary: 'Delete a template',
        params: pathId('templateId'),
        response: { 200: done },
      },
    },
    async (request) => {
      await archiveTemplate(ctx, organisationOfRequest(request), request.params.templateId)
      return answer('Template archived.')
    },
  )
}
