import {
  categoryListResponse,
  done,
  messages,
  saveCategoryRequest,
  saveCategoryResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest, partyOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { archiveTemplate } from './archive-template.ts'
import { deleteCategory, listAllCategoryNames, listCategories, saveCategory } from './categories.ts'

/** Categories, and archiving a template that categories may have as their default. */
export function categoryRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/categories/get',
    {
      config: { access: ['issuer'] },
      schema: { summary: 'List categories by page', response: { 200: categoryListResponse } },
    },
    async (request) => {
      const data = await listCategories(ctx, organisationOfRequest(request).organisationId)
      return answer('Categories', { data })
    },
  )

  app.get(
    '/api/categories/get-all',
    {
      config: { access: ['issuer', 'verifier'] },
      schema: { summary: 'List all categories', response: { 200: categoryListResponse } },
    },
    async (request) => {
      const { role } = partyOfRequest(request)
      const { organisationId } = organisationOfRequest(request)
      const data =
        role === 'issuer' ? await listCategories(ctx, organisationId) : await listAllCategoryNames(ctx)
      return answer('Categories', { data })
    },
  )

  app.post(
    '/api/categories/create',
    {
      config: { access: ['approved-issuer'] },
      schema: {
        summary: 'Add a category',
        body: saveCategoryRequest,
        response: { 200: saveCategoryResponse },
      },
    },
    async (request) => {
      const data = await saveCategory(
        ctx,
        organisationOfRequest(request),
        request.body,
        idempotencyKey(ctx, request),
      )
      return answer(messages.categoryCreated, { data })
    },
  )

  app.delete(
    '/api/categories/delete/:id',
    {
      config: { access: ['approved-issuer'] },
      schema: {
        summary: 'Delete a category',
        params: z.object({ id: z.string().max(80) }),
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
      config: { access: ['approved-issuer'] },
      schema: {
        summary: 'Delete a template',
        params: z.object({ templateId: z.string().max(120) }),
        response: { 200: done },
      },
    },
    async (request) => {
      await archiveTemplate(ctx, organisationOfRequest(request), request.params.templateId)
      return answer('Template archived.')
    },
  )
}
