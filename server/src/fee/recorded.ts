import { recorded } from '../audit/state/recorded-table.ts'

export const recordedFees = [
  recorded('verifier_fee', {
    of: ['fee_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      type_key: 'text',
      certificate_type: 'text',
      amount_fils: 'number',
      effective_from: 'time',
      created_at: 'time',
    },
  }),
]
