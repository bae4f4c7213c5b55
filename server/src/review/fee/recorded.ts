import { recorded } from '../../proof/audit/state/recorded-table.ts'
import { shareSubject } from './platform-share.ts'

export const recordedFees = [
  recorded('platform_share', {
    of: ['platform_'],
    trail: `'platform'`,
    subject: `'${shareSubject}'`,
    columns: { id: 'value', percent: 'value', effective_from: 'value', decided_at: 'value' },
  }),
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
