import { recorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedFees = [
  recorded('verifier_fee', {
    of: ['fee_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      type_key: 'value',
      certificate_type: 'value',
      amount_fils: 'value',
      effective_from: 'value',
      created_at: 'value',
    },
  }),
]
