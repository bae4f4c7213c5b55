import {
  bankStatementRequest,
  bankStatementResponse,
  bookStatementResponse,
  cardPaymentRequest,
  cardPaymentResponse,
  cardPaymentsQuery,
  cardPaymentsResponse,
  refundRequest,
  refundResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { signedRoute } from '../../platform/http/signed-route.ts'
import { bookStatement, previewStatement } from './book-statement.ts'
import { cardEvent } from './card-event.ts'
import { listCardPayments } from './list-card-payments.ts'
import { openCheckout } from './open-checkout.ts'
import { refundPayment } from './refund-payment.ts'
import { takeCardEvent } from './take-card-event.ts'

const admin = { access: ['admin'] as const }
/** A statement of 10,000 entries. */
const bodyLimit = 16 * 1024 * 1024

const id = z.string().max(60)

/** Paying by card, refunds, and booking what the bank says has come in. */
export function paymentRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/balance/card-payment',
    {
      config: { access: ['approved-issuer', 'student'], permission: 'settle' },
      schema: {
        summary: 'Pay by card',
        description: 'The address of a page of the card provider, on which the caller pays.',
        body: cardPaymentRequest,
        response: { 200: cardPaymentResponse },
      },
    },
    async (request) => {
      const data = await openCheckout(ctx, callerOfRequest(request), request.body.amountFils)
      return answer('Continue at the card provider.', { data })
    },
  )

  signedRoute(
    app,
    ctx,
    '/api/card-events',
    {
      header: 'stripe-signature',
      secret: () => ctx.config.cards?.webhookSecret,
      summary: 'Report what became of a card payment',
      description: 'For the card provider: an event of Stripe’s API, signed with CARD_WEBHOOK_SECRET.',
      body: cardEvent,
    },
    async (event) => {
      if (event) await takeCardEvent(ctx, event)
    },
  )

  app.get(
    '/api/admin/balances/:partyId/card-payments',
    {
      config: admin,
      schema: {
        summary: "List a party's card payments",
        params: z.object({ partyId: id }),
        querystring: cardPaymentsQuery,
        response: { 200: cardPaymentsResponse },
      },
    },
    async (request) =>
      answer('Card payments', {
        ...(await listCardPayments(ctx, request.params.partyId, request.query)),
      }),
  )

  app.post(
    '/api/admin/card-payments/:id/refunds',
    {
      config: admin,
      schema: {
        summary: 'Refund a card payment',
        description: 'Some or all of it. The party owes the amount again, unless its fees are credited.',
        params: z.object({ id }),
        body: refundRequest,
        response: { 200: refundResponse },
      },
    },
    async (request) => {
      const refund = { id: request.params.id, amountFils: request.body.amountFils }
      const key = idempotencyKey(ctx, request)
      return answer('Refund asked for.', {
        data: await refundPayment(ctx, callerOfRequest(request), refund, key),
      })
    },
  )

  app.post(
    '/api/admin/bank-statements/preview',
    {
      config: admin,
      bodyLimit,
      schema: {
        summary: 'Read a bank statement',
        description:
          'A camt.053 or CSV file. Says of each credit whom it is from and whether it was booked; books nothing.',
        body: bankStatementRequest,
        response: { 200: bankStatementResponse },
      },
    },
    async (request) => answer('Entries', { data: await previewStatement(ctx, request.body.content) }),
  )

  app.post(
    '/api/admin/bank-statements',
    {
      config: admin,
      bodyLimit,
      schema: {
        summary: 'Book a bank statement',
        description: 'Books every credit whose reference names a party. The same file books nothing twice.',
        body: bankStatementRequest,
        response: { 200: bookStatementResponse },
      },
    },
    async (request) => {
      const booked = await bookStatement(ctx, callerOfRequest(request), request.body.content)
      return answer('Statement booked.', { booked })
    },
  )
}
