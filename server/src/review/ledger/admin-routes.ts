import {
  balanceOfPartyResponse,
  listQuery,
  partyBalancesResponse,
  paymentDetailsRequest,
  paymentDetailsResponse,
  settlementRequest,
  settlementResponse,
  statementFileQuery,
  statementQuery,
  statementResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { listBalances } from './list-balances.ts'
import { listStatement } from './list-statement.ts'
import { findPartyAccount, nameOfParty } from './party-account.ts'
import { changePaymentDetails, readPaymentDetails } from './payment-details.ts'
import { readBalance } from './read-balance.ts'
import { recordSettlement } from './record-settlement.ts'
import { sendStatement } from './send-statement.ts'

const config = { access: ['admin'] as const }
const params = pathId('partyId')

/** Everybody's balances, and their settlement, for administrators. */
export function ledgerAdminRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/balances',
    {
      config,
      schema: {
        summary: 'List balances',
        querystring: listQuery(['name']),
        response: { 200: partyBalancesResponse },
      },
    },
    async (request) => answer('Balances', { ...(await listBalances(ctx, request.query)) }),
  )

  app.get(
    '/api/admin/balances/:partyId',
    {
      config,
      schema: { summary: "Read a party's balance", params, response: { 200: balanceOfPartyResponse } },
    },
    async (request) => {
      const account = await findPartyAccount(ctx, request.params.partyId)
      const [name, balance] = await Promise.all([
        nameOfParty(ctx.db, account.ownerId),
        readBalance(ctx, account),
      ])
      return answer('Balance', { data: { ...balance, name } })
    },
  )

  app.get(
    '/api/admin/balances/:partyId/statement',
    {
      config,
      schema: {
        summary: "Read a party's statement of a month",
        params,
        querystring: statementQuery,
        response: { 200: statementResponse },
      },
    },
    async (request) => {
      const account = await findPartyAccount(ctx, request.params.partyId)
      return answer('Statement', { ...(await listStatement(ctx, account, request.query)) })
    },
  )

  app.get(
    '/api/admin/balances/:partyId/statement/file',
    {
      config,
      schema: {
        summary: "Download a party's statement of a month",
        produces: ['text/csv', 'application/pdf'],
        params,
        querystring: statementFileQuery,
      },
    },
    async (request, reply) => {
      const account = await findPartyAccount(ctx, request.params.partyId)
      const language = chooseLanguage(request.headers)
      return sendStatement(ctx, reply, account, { ...request.query, language })
    },
  )

  app.post(
    '/api/admin/settlements',
    {
      config,
      schema: {
        summary: 'Record a settlement',
        body: settlementRequest,
        response: { 200: settlementResponse },
      },
    },
    async (request) => {
      const admin = callerOfRequest(request)
      const data = await recordSettlement(ctx, admin, request.body, idempotencyKey(ctx, request))
      return answer('Settlement recorded.', { data })
    },
  )

  app.get(
    '/api/admin/payment-details',
    {
      config,
      schema: { summary: 'Read the account for payments', response: { 200: paymentDetailsResponse } },
    },
    async () => answer('Account for payments', { data: await readPaymentDetails(ctx.db) }),
  )

  app.put(
    '/api/admin/payment-details',
    {
      config,
      schema: {
        summary: 'Set the account for payments',
        body: paymentDetailsRequest,
        response: { 200: paymentDetailsResponse },
      },
    },
    async (request) => {
      const data = await changePaymentDetails(ctx, callerOfRequest(request), request.body)
      return answer('Account saved.', { data })
    },
  )
}
