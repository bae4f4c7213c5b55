import type {
  bankStatementResponse,
  bookStatementResponse,
  cardPaymentResponse,
  cardPaymentsResponse,
  refundResponse,
} from '@credenza/schema/bank-and-card'
import type {
  balanceOfPartyResponse,
  balanceResponse,
  partyBalancesResponse,
  SettlementRequest,
  settlementResponse,
  statementResponse,
} from '@credenza/schema/ledger'
import type { PaymentDetails, paymentDetailsResponse } from '@credenza/schema/payment-details'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo, withQuery } from '../../lib/api/call.ts'
import { listQuery } from '../../lib/list/list-query.ts'

/** The caller's balance and its months, newest first, and how to pay what is owed. */
export const balanceQuery = queryOptions({
  queryKey: ['balance', 'own'],
  queryFn: async ({ signal }) =>
    (await call<typeof balanceResponse>({ method: 'GET', path: ownPath, signal })).data,
})

/** The same for any party, with its name, for an administrator. */
export const partyBalanceQuery = (partyId: string) =>
  queryOptions({
    queryKey: ['balance', 'party', partyId],
    queryFn: async ({ signal }) =>
      (await call<typeof balanceOfPartyResponse>({ method: 'GET', path: partyPath(partyId), signal })).data,
  })

/** The paths of a balance and its statements: the caller's own, or any party's for an administrator. */
export const ownPath = '/api/balance'
export const partyPath = (partyId: string) => pathTo('/api/admin/balances', partyId)

/** What changed a balance in a month, 'YYYY-MM', newest first. */
export const statementQuery = (path: string, month: string) =>
  listQuery<typeof statementResponse>(['balance', 'statement', path, month], `${path}/statement`, { month })

export const statementFilePath = (path: string, month: string, format: 'csv' | 'pdf') =>
  withQuery(`${path}/statement/file`, { month, format })

/** What all parties have earned or owe, by name. */
export const balancesQuery = (search: string) =>
  listQuery<typeof partyBalancesResponse>(['balance', 'all', search], '/api/admin/balances', { search })

export const recordSettlement = (json: SettlementRequest, idempotencyKey: string) =>
  call<typeof settlementResponse>({ method: 'POST', path: '/api/admin/settlements', json, idempotencyKey })

export const paymentDetailsQuery = queryOptions({
  queryKey: ['balance', 'payment-details'],
  queryFn: async ({ signal }) =>
    (
      await call<typeof paymentDetailsResponse>({
        method: 'GET',
        path: '/api/admin/payment-details',
        signal,
      })
    ).data,
})

export const savePaymentDetails = (json: PaymentDetails) =>
  call<typeof paymentDetailsResponse>({ method: 'PUT', path: '/api/admin/payment-details', json })

export const openCardPayment = (amountFils: number) =>
  call<typeof cardPaymentResponse>({
    method: 'POST',
    path: '/api/balance/card-payment',
    json: { amountFils },
  })

/** What a party has paid by card, newest first. */
export const cardPaymentsQuery = (partyId: string) =>
  listQuery<typeof cardPaymentsResponse>(
    ['balance', 'card-payments', partyId],
    `${partyPath(partyId)}/card-payments`,
  )

export const refundPayment = (id: string, amountFils: number, idempotencyKey: string) =>
  call<typeof refundResponse>({
    method: 'POST',
    path: pathTo('/api/admin/card-payments', id, '/refunds'),
    json: { amountFils },
    idempotencyKey,
  })

const statementsPath = '/api/admin/bank-statements'

/** What booking a bank's statement would do. */
export const previewStatement = (content: string) =>
  call<typeof bankStatementResponse>({ method: 'POST', path: `${statementsPath}/preview`, json: { content } })

export const bookStatement = (content: string) =>
  call<typeof bookStatementResponse>({ method: 'POST', path: statementsPath, json: { content } })
