import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unknownMembers } from '../../platform/http/body/unknown-members.ts'

/**
 * Refuses parameters that a call does not take, and bodies of calls without one, for routes added to `app` from now on. If we
 * ignored a misspelt filter, the answer would be about everything. The schemas of bodies are strict
 * themselves, and the calls that take a form look at its fields.
 */
export function refuseUnknown(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const query = (route.schema?.querystring ?? z.object({})) as z.ZodObject
    route.schema = { ...route.schema, querystring: query.strict() }
  })
  app.addHook('preValidation', async (request) => {
    const names = Object.keys(Object(request.body))
    if (request.routeOptions.schema?.body || request.isMultipart() || names.length === 0) return
    throw unknownMembers(names)
  })
}
