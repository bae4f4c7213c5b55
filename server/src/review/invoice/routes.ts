import {
  creditRequest,
  creditResponse,
  eInvoiceReceipt,
  invoiceFileQuery,
  invoiceResponse,
  invoicesQuery,
  invoicesResponse,
  makeInvoicesResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { signedRoute } from '../../platform/http/signed-route.ts'
import { hasPaidByCard } from '../payment/has-paid-by-card.ts'
import { creditInvoice } from './credit-invoice.ts'
import { invoiceFees } from './invoice-fees.ts'
import { invoiceReport } from './invoice-report.ts'
import { isElectronic } from './pint/is-electronic.ts'
import { writePint } from './pint/write-pint.ts'
import { customerOf, listDocuments, readCredited, readDocument } from './read-documents.ts'
import { takeReceipt } from './take-receipt.ts'

const parties = { access: ['issuer', 'verifier', 'student', 'admin'] as const }
const supplier = { access: ['approved-verifier'] as const, permission: 'settle' as const }
const params = pathId('id')

/** Tax invoices and credit notes: of the verifier who issues them, to the issuers and students who pay. */
export function invoiceRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/invoices',
    {
      config: parties,
      schema: {
        summary: 'List tax invoices',
        querystring: invoicesQuery,
        response: { 200: invoicesResponse },
      },
    },
    async (request) =>
      answer('Invoices', { ...(await listDocuments(ctx, callerOfRequest(request), request.query)) }),
  )

  app.get(
    '/api/invoices/:id',
    {
      config: parties,
      schema: { summary: 'Read a tax invoice', params, response: { 200: invoiceResponse } },
    },
    async (request) => {
      const document = await readDocument(ctx.db, callerOfRequest(request), request.params.id)
      const credited = await readCredited(ctx.db, document)
      const isPaidByCard = await hasPaidByCard(ctx.db, await customerOf(ctx.db, document._id))
      return answer('Invoice', { data: { ...document, credited, isPaidByCard } })
    },
  )

  app.get(
    '/api/invoices/:id/file',
    {
      config: parties,
      schema: {
        summary: 'Download a tax invoice',
        description:
          'application/pdf in English and Arabic, with the e-invoice inside; application/xml is PINT AE.',
        produces: ['application/pdf', 'application/xml'],
        params,
        querystring: invoiceFileQuery,
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const document = await readDocument(ctx.db, callerOfRequest(request), request.params.id)
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${document.number}.${format}"`,
        'x-content-type-options': 'nosniff',
      })
      if (format === 'pdf') {
        const pdf = await ctx.renderers.report(invoiceReport(document))
        return reply.type('application/pdf').send(Buffer.from(pdf))
      }
      if (!isElectronic(document)) throw refusal('not_found.e_invoice')
      return reply.type('application/xml').send(writePint(document))
    },
  )

  app.post(
    '/api/invoices',
    {
      config: supplier,
      schema: {
        summary: 'Invoice what was charged until now',
        description:
          'One invoice for each customer and month. Without this call they are created after each month.',
        response: { 200: makeInvoicesResponse },
      },
    },
    async (request) => {
      const { organisationId: supplierId, accountId: actor } = organisationOfRequest(request)
      return answer('Invoices created.', {
        made: await invoiceFees(ctx, { supplierId, actor, until: ctx.clock() }),
      })
    },
  )

  app.post(
    '/api/invoices/:id/credit',
    {
      config: { access: ['approved-verifier', 'admin'], permission: 'settle' },
      schema: {
        summary: 'Credit lines of a tax invoice',
        description:
          'For its supplier, or an administrator. `refund`, for administrators only, returns what is then in the customer’s favour to its cards.',
        params,
        body: creditRequest,
        response: { 200: creditResponse },
      },
    },
    async (request) => {
      const { id } = request.params
      const key = idempotencyKey(ctx, request)
      const credited = await creditInvoice(ctx, callerOfRequest(request), id, request.body, key)
      return answer('Credit note issued.', { data: credited.document, refundedFils: credited.refundedFils })
    },
  )

  signedRoute(
    app,
    ctx,
    '/api/e-invoice-receipts',
    {
      header: 'credenza-signature',
      secret: () => ctx.config.eInvoices?.secret,
      summary: 'Report what became of an e-invoice',
      description: 'For the accredited provider: JSON, signed with EINVOICE_SECRET.',
      body: eInvoiceReceipt,
    },
    (receipt) => takeReceipt(ctx, receipt),
  )
}
