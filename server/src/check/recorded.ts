import { recorded } from '../audit/state/recorded-table.ts'

/** A bulk check once it has ended: its report is signed from these rows. */
export const recordedChecks = [
  recorded('bulk_check', {
    of: ['check_'],
    trail: 't.org_id',
    subject: 't.id',
    where: `t.state = 'done'`,
    columns: {
      org_id: 'text',
      id: 'text',
      account_id: 'text',
      state: 'text',
      total: 'number',
      valid: 'number',
      invalid: 'number',
      cannot_tell: 'number',
      unreadable: 'number',
      checkpoint: 'text',
      witnesses: 'text',
      created_at: 'time',
      ended_at: 'time',
    },
  }),
  recorded('bulk_check_item', {
    of: ['check_'],
    trail: 't.org_id',
    subject: 't.check_id',
    join: 'JOIN bulk_check AS owner ON owner.org_id = t.org_id AND owner.id = t.check_id',
    where: `owner.state = 'done'`,
    columns: {
      org_id: 'text',
      check_id: 'text',
      position: 'number',
      kind: 'text',
      sha256: 'bytes',
      sealed_name: 'bytes',
      sealed_content: 'blob',
      verdict: 'text',
      sealed_result: 'bytes',
      checked_at: 'time',
    },
  }),
]
