import { type Column, recorded } from '../../proof/audit/state/recorded-table.ts'
import { paymentDetailsSubject } from './payment-details.ts'

/** A fee is recorded with its certificate, whose id names the issuer; a settlement with the platform. */
const ofCertificate = {
  of: ['cert_'],
  trail: `'org_' || split_part(t.certificate_id, '_', 2)`,
  subject: 't.certificate_id',
  where: 't.certificate_id IS NOT NULL',
}
const ofPlatform = {
  of: ['txn_'],
  trail: `'platform'`,
  subject: 't.id',
  where: 't.certificate_id IS NULL',
}
const transaction = {
  id: 'value',
  kind: 'value',
  certificate_id: 'value',
  reference: 'value',
  recorded_by: 'value',
  at: 'value',
} as const
const posting = {
  transaction_id: 'value',
  account: 'value',
  owner_id: 'value',
  amount_fils: 'value',
  at: 'value',
} as const satisfies Record<string, Column>

const withOwner = (of: typeof ofCertificate) => ({
  of: of.of,
  join: 'JOIN ledger_transaction AS owner ON owner.id = t.transaction_id',
  trail: of.trail.replaceAll('t.', 'owner.'),
  subject: of.subject.replaceAll('t.', 'owner.'),
  where: of.where.replaceAll('t.', 'owner.'),
})

export const recordedLedger = [
  recorded('ledger_transaction', { ...ofCertificate, columns: transaction }),
  recorded('ledger_posting', { ...withOwner(ofCertificate), columns: posting }),
  recorded('ledger_transaction', { ...ofPlatform, columns: transaction }),
  recorded('ledger_posting', { ...withOwner(ofPlatform), columns: posting }),
  recorded('payment_details', {
    of: ['payment_'],
    trail: `'platform'`,
    subject: `'${paymentDetailsSubject}'`,
    columns: {
      id: 'key',
      account_holder_name: 'value',
      bank_name: 'value',
      iban: 'value',
      bic: 'value',
      changed_at: 'value',
    },
  }),
]
