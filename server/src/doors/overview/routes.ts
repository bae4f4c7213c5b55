import { overviewResponse, statsResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { readOverview } from './read-overview.ts'
import { readStats } from './stats.ts'

export function overviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/issuer/overview',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: "Read the issuer's overview",
        description: 'What waits for the issuer, and its certificates of the last twelve months.',
        response: { 200: overviewResponse },
      },
    },
    async (request) => {
      const data = await readOverview(ctx, organisationOfRequest(request))
      return answer('Overview', { data })
    },
  )

  app.get(
    '/api/stats',
    {
      config: { access: ['issuer', 'approved-verifier'], departmental: true },
      schema: { summary: 'Read the numbers of the dashboard', response: { 200: statsResponse } },
    },
    async (request) => {
      const stats = await readStats(ctx, organisationOfRequest(request))
      return answer('Stats', { ...stats })
    },
  )
}
