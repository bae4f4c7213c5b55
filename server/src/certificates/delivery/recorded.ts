import { recorded } from '../../proof/audit/state/recorded-table.ts'

export const recordedDeliveries = [
  recorded('delivery_settings', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: { org_id: 'value', settings: 'value' },
  }),
]
