import { recorded } from '../../proof/audit/state/recorded-table.ts'
import { platform } from '../ledger/accounts.ts'
import { vatSubject } from './vat.ts'

export const recordedTax = [
  recorded('vat', {
    of: ['vat_'],
    trail: `'platform'`,
    subject: `'${vatSubject}'`,
    columns: {
      id: 'key',
      treatment: 'value',
      percent: 'value',
      reason: 'value',
      reason_code: 'value',
      changed_at: 'value',
    },
  }),
  recorded('tax_profile', {
    of: ['org_', platform],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      trn: 'value',
      legal_name: 'value',
      address: 'value',
      city: 'value',
      emirate: 'value',
      licence: 'value',
      licence_authority: 'value',
      changed_at: 'value',
    },
  }),
]
