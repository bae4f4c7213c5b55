import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

/** The receipt of an answer is signed from this row. */
export const recordedPresentations = [
  recorded('presentation_request', {
    of: ['ask_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      account_id: 'value',
      state: 'value',
      sealed_words: 'value',
      facts: 'value',
      created_at: 'value',
      ends_at: 'value',
      kept_days: 'value',
      ended_at: 'value',
      kept_until: 'value',
      answered_with: 'value',
      verdict: 'value',
      answer_sha256: 'value',
      sealed_answer: 'value',
      refused_answers: unrecorded('the trail names each refused answer; no receipt depends on the count'),
    },
  }),
]
