import { recorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedInvoices = [
  recorded('tax_document', {
    of: ['inv_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      kind: 'value',
      number: 'value',
      customer_id: 'value',
      of_id: 'value',
      issued_at: 'value',
      net_fils: 'value',
      vat_fils: 'value',
      content: 'value',
    },
  }),
]
