import { recorded } from '../../proof/audit/state/recorded-table.ts'

/** The records that decide who can act for an organisation from a learning platform. */
export const recordedLearningPlatforms = [
  recorded('learning_platform', {
    of: ['lms_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      name: 'value',
      state: 'value',
      settings: 'value',
      sealed_key: 'value',
      created_at: 'value',
    },
  }),
  recorded('learning_account', {
    of: ['acc_'],
    trail: 't.org_id',
    subject: 't.account_id',
    columns: {
      org_id: 'value',
      platform_id: 'value',
      subject: 'value',
      account_id: 'value',
      created_at: 'value',
    },
  }),
]
