import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** A bulk check that has ended: its report is signed from these rows. */
export const recordedChecks = [
  recorded('bulk_check', {
    of: ['check_'],
    trail: 't.org_id',
    subject: 't.id',
    where: `t.state = 'done'`,
    columns: {
      org_id: 'value',
      id: 'value',
      account_id: 'value',
      state: 'value',
      total: 'value',
      valid: 'value',
      invalid: 'value',
      cannot_tell: 'value',
      unreadable: 'value',
      checkpoint: 'value',
      witnesses: 'value',
      created_at: 'value',
      ended_at: 'value',
    },
  }),
  recorded('bulk_check_item', {
    of: ['check_'],
    trail: 't.org_id',
    subject: 't.check_id',
    join: 'JOIN bulk_check AS owner ON owner.org_id = t.org_id AND owner.id = t.check_id',
    where: `owner.state = 'done'`,
    columns: {
      org_id: 'value',
      check_id: 'value',
      position: 'value',
      kind: 'value',
      sha256: 'value',
      sealed_name: 'value',
      sealed_content: 'blob',
      verdict: 'value',
      sealed_result: 'value',
      checked_at: 'value',
    },
  }),
]
