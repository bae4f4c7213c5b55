import { recorded, unrecorded } from '../audit/state/recorded-table.ts'

const progress = unrecorded('how far it has come: what it did is recorded with each certificate')

/** Who asked for what. */
export const recordedBatches = [
  recorded('batch', {
    of: ['batch_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'text',
      id: 'text',
      account_id: 'text',
      kind: 'text',
      state: progress,
      title: 'text',
      settings: 'json',
      total: 'number',
      done: progress,
      failed: progress,
      created_at: 'time',
      ended_at: progress,
      recall_until: progress,
    },
  }),
]
