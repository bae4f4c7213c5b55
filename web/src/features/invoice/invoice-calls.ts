import type {
  CreditRequest,
  creditResponse,
  invoiceResponse,
  invoicesResponse,
  makeInvoicesResponse,
} from '@credenza/schema/invoice'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo, withQuery } from '../../lib/api/call.ts'
import { listQuery } from '../../lib/list/list-query.ts'

const path = '/api/invoices'

/** The invoices that the caller has issued or received, newest first; for an administrator, all. */
export const invoicesQuery = listQuery<typeof invoicesResponse>(['balance', 'invoices'], path)

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['balance', 'invoice', id],
    queryFn: async ({ signal }) =>
      (await call<typeof invoiceResponse>({ method: 'GET', path: pathTo(path, id), signal })).data,
  })

export const invoiceFilePath = (id: string, format: 'pdf' | 'xml') =>
  withQuery(pathTo(path, id, '/file'), { format })

export const createInvoices = () => call<typeof makeInvoicesResponse>({ method: 'POST', path })

export const creditInvoice = (id: string, json: CreditRequest, idempotencyKey: string) =>
  call<typeof creditResponse>({ method: 'POST', path: pathTo(path, id, '/credit'), json, idempotencyKey })
