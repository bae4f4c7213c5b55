import { type listAnswer, type Permission, shortListQuery } from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../http/access.ts'
import { answer } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import { type Named, shortPage } from './short-page.ts'

type ListResponse<Item extends z.ZodObject> = z.ZodObject<
  { success: z.ZodLiteral<true>; message: z.ZodString; data: z.ZodArray<Item> } & typeof listAnswer
>

interface ShortList<Params, Item extends z.ZodObject> {
  access: readonly Access[]
  /** As in a route's config. */
  departmental?: boolean
  permission?: Permission
  summary: string
  description?: string
  params?: z.ZodType<Params>
  /** The fields that it can be sorted by. */
  sort: readonly Named<z.output<Item>>[]
  response: ListResponse<Item>
  message: string
}

/** Adds a call for a list that is always short, and therefore read as a whole. */
export function shortListRoute<Item extends z.ZodObject, Params = unknown>(
  app: App,
  url: string,
  list: ShortList<Params, Item>,
  items: (request: FastifyRequest & { params: Params }) => Promise<z.output<Item>[]>,
): void {
  const {
    access,
    departmental,
    permission,
    sort,
    response,
    message,
    params = z.unknown(),
    ...described
  } = list
  app.get(
    url,
    {
      config: { access, ...(departmental && { departmental }), ...(permission && { permission }) },
      schema: { ...described, params, querystring: shortListQuery(sort), response: { 200: response } },
    },
    async (request, reply) => {
      const page = shortPage(await items(request as FastifyRequest & { params: Params }), request.query)
      return reply.send(answer(message, page))
    },
  )
}
