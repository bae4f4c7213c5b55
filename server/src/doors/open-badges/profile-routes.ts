import type { Context } from '../../context.ts'
import { readProfile, replaceProfile } from '../../holders/kept-badge/profile.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { bytesOf } from '../../platform/http/body/take-as-it-is.ts'
import { requireScope, whileLetIn } from './require-scope.ts'
import { badgeCall } from './route-parts.ts'

const path = '/profile'

/** Applications read a student's profile and add to it. */
export function profileRoutes(scope: App, ctx: Context): void {
  scope.get(
    path,
    {
      ...badgeCall,
      schema: {
        summary: "Read a student's profile",
        produces: ['application/json'],
        description: 'getProfile of Open Badges 3.0.',
      },
    },
    async (request, reply) => {
      const accountId = await requireScope(ctx, request, 'profile.readonly')
      return reply.type('application/json').send(JSON.stringify(await readProfile(ctx, accountId)))
    },
  )

  scope.put(
    path,
    {
      ...badgeCall,
      bodyLimit: 16 * 1024,
      schema: {
        summary: "Add to a student's profile",
        produces: ['application/json'],
        description:
          'putProfile of Open Badges 3.0. Id, name and email are the account’s and cannot be changed.',
        consumes: ['application/json'],
      },
    },
    async (request, reply) => {
      const profile = await whileLetIn(ctx, request, 'profile.update', async (accountId) => {
        await replaceProfile(ctx, accountId, jsonIn(request.body))
        return readProfile(ctx, accountId)
      })
      return reply.type('application/json').send(JSON.stringify(profile))
    },
  )
}

function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.from(bytesOf(body)).toString('utf8'))
  } catch {
    throw refusal('malformed')
  }
}
