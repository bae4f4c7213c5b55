import {
  bankStatementRequest,
  bankStatementResponse,
  bookStatementResponse,
  cardPaymentRequest,
  cardPaymentResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { partyOfRequest } from '../../platform/http/authenticate.ts'
import { signedRoute } from '../../platform/http/signed-route.ts'
import { bookStatement, previewStatement } from './book-statement.ts'
import { cardEvent } from './card-event.ts'
import { openCheckout } from './open-checkout.ts'
import { takeCardEvent } from './take-card-event.ts'

const admin = { access: ['admin'] as const }
/** A statement of 10,000 entries. */
const bodyLimit = 16 * 1024 * 1024

/** Paying by card, and booking what the bank says has come in. */
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
      const data = await openCheckout(ctx, partyOfRequest(request), request.body.amountFils)
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
      const { accountId } = partyOfRequest(request)
      return answer('Statement booked.', {
        booked: await bookStatement(ctx, accountId, request.body.content),
      })
    },
  )
}
