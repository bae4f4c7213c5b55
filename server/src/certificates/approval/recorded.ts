import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** An organisation's rules, its requests, and who approved them. A request's digest covers its content. */
export const recordedApprovals = [
  recorded('approval_rule', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: {
      org_id: 'value',
      category: 'value',
      needed: 'value',
      signers: 'value',
      free_a_day: 'value',
      free_fils_a_day: 'value',
    },
  }),
  recorded('approval_request', {
    of: ['apr_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'key',
      id: 'key',
      asked_by: 'value',
      state: 'value',
      title: 'value',
      note: 'value',
      demands: 'value',
      types: 'value',
      salt: 'value',
      digest: 'value',
      round: 'value',
      total: 'value',
      waiting: 'value',
      removed: 'value',
      rejected_by: 'value',
      reason: 'value',
      created_at: 'value',
    },
  }),
  recorded('approval', {
    of: ['apr_'],
    trail: 't.org_id',
    subject: 't.request_id',
    columns: {
      org_id: 'key',
      request_id: 'key',
      account_id: 'value',
      approved: 'value',
      document: 'value',
      digest: 'value',
      created_at: 'value',
    },
  }),
]
