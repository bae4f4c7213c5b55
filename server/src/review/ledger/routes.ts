import { Readable } from 'node:stream'
import {
  balanceResponse,
  filsPerDirham,
  listQuery,
  partyBalancesResponse,
  settlementRequest,
  settlementResponse,
  statementFileQuery,
  statementQuery,
  statementResponse,
  totalAmountResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { partyOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { listBalances } from './list-balances.ts'
import { listStatement } from './list-statement.ts'
import { accountOfParty, nameOfParty } from './party-account.ts'
import { readBalance } from './read-balance.ts'
import { recordSettlement } from './record-settlement.ts'
import { statementCsv } from './statement-csv.ts'
import { statementLines } from './statement-lines.ts'
import { statementReport } from './statement-report.ts'

const parties = { access: ['verifier', 'issuer', 'student'] as const }

export function ledgerRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/get-totalamount',
    {
      config: { access: ['verifier'] },
      schema: { summary: 'Read the total of fees', response: { 200: totalAmountResponse } },
    },
    async (request) => {
      const { balanceFils } = await readBalance(ctx, accountOfParty(partyOfRequest(request)))
      return answer('Balance', { totalAmount: balanceFils / filsPerDirham })
    },
  )

  app.get(
    '/api/balance',
    { config: parties, schema: { summary: 'Read the balance', response: { 200: balanceResponse } } },
    async (request) => {
      const data = await readBalance(ctx, accountOfParty(partyOfRequest(request)))
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
      const page = await listStatement(ctx, accountOfParty(partyOfRequest(request)), request.query)
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
          'A month’s statement: text/csv with every line, or application/pdf with like ones together.',
      },
    },
    async (request, reply) => {
      const { month, format } = request.query
      const party = partyOfRequest(request)
      const account = accountOfParty(party)
      const lines = statementLines(ctx, account, month)
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="statement-${month}.${format}"`,
        'x-content-type-options': 'nosniff',
      })
      if (format === 'csv')
        return reply.type('text/csv; charset=utf-8').send(Readable.from(statementCsv(lines)))
      const { months } = await readBalance(ctx, account)
      const report = await statementReport(lines, {
        party: await nameOfParty(ctx, party),
        month,
        standing: standingIn(months, month),
        language: chooseLanguage(request.headers),
        now: ctx.clock(),
      })
      return reply.type('application/pdf').send(Buffer.from(await ctx.renderers.report(report)))
    },
  )

  app.get(
    '/api/admin/balances',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'List balances',
        querystring: listQuery(['name']),
        response: { 200: partyBalancesResponse },
      },
    },
    async (request) => answer('Balances', { ...(await listBalances(ctx, request.query)) }),
  )

  app.post(
    '/api/admin/settlements',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Record a settlement',
        body: settlementRequest,
        response: { 200: settlementResponse },
      },
    },
    async (request) => {
      const { accountId } = partyOfRequest(request)
      const data = await recordSettlement(ctx, accountId, request.body, idempotencyKey(ctx, request))
      return answer('Settlement recorded.', { data })
    },
  )
}

/** How a month began and ended; a month without postings begins and ends like the previous one ended. */
function standingIn(months: Awaited<ReturnType<typeof readBalance>>['months'], month: string) {
  const latest = months.find((one) => one.month <= month)
  if (latest?.month === month) return latest
  const standing = latest?.closingFils ?? 0
  return { openingFils: standing, closingFils: standing }
}
