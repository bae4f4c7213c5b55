import {
  balanceResponse,
  filsPerDirham,
  statementFileQuery,
  statementQuery,
  statementResponse,
  totalAmountResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { listStatement } from './list-statement.ts'
import { accountOfParty } from './party-account.ts'
import { readBalance } from './read-balance.ts'
import { sendStatement } from './send-statement.ts'

const parties = { access: ['verifier', 'issuer', 'student'] as const }

export function ledgerRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/get-totalamount',
    {
      config: { access: ['verifier'] },
      schema: { summary: 'Read the total of fees', response: { 200: totalAmountResponse } },
    },
    async (request) => {
      const { balanceFils } = await readBalance(ctx, accountOfParty(callerOfRequest(request)))
      return answer('Balance', { totalAmount: balanceFils / filsPerDirham })
    },
  )

  app.get(
    '/api/balance',
    { config: parties, schema: { summary: 'Read the balance', response: { 200: balanceResponse } } },
    async (request) => {
      const data = await readBalance(ctx, accountOfParty(callerOfRequest(request)))
      return answer('Balance', { data })
    },
  )

  app.get(
    '/api/balance/statement',
    {
      config: parties,
      schema: {
        summary: "Read a month's statement",
        querystring: statementQuery,
        response: { 200: statementResponse },
      },
    },
    async (request) => {
      const page = await listStatement(ctx, accountOfParty(callerOfRequest(request)), request.query)
      return answer('Statement', { ...page })
    },
  )

  app.get(
    '/api/balance/statement/file',
    {
      config: parties,
      schema: {
        summary: "Download a month's statement",
        produces: ['text/csv', 'application/pdf'],
        querystring: statementFileQuery,
        description:
          'A month’s statement: text/csv with every line, or application/pdf, which sums up a month of more than 1,000.',
      },
    },
    async (request, reply) => {
      const language = chooseLanguage(request.headers)
      return sendStatement(ctx, reply, accountOfParty(callerOfRequest(request)), {
        ...request.query,
        language,
      })
    },
  )
}
