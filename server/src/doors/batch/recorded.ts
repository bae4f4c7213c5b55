import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const progress = unrecorded('how far a batch has come; what it did is recorded with each certificate')

/** The batches of an organisation's records, and who started each. */
export const recordedBatches = [
  recorded('batch', {
    of: ['batch_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      account_id: 'value',
      kind: 'value',
      state: progress,
      title: 'value',
      settings: 'value',
      total: 'value',
      done: progress,
      failed: progress,
      skipped: progress,
      skipped_for_good: progress,
      per_second: progress,
      waits_for: progress,
      created_at: 'value',
      ended_at: progress,
      recall_until: progress,
    },
  }),
]
