import { checkedBy, recorded, searchOnly, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const copied = checkedBy('queues')

/** Which verifiers an issuer chose, and in whose queues its certificates stand. */
export const recordedReviews = [
  recorded('chosen_verifier', {
    of: ['org_'],
    trail: 't.org_id',
    subject: 't.org_id',
    columns: { org_id: 'value', verifier_org_id: 'value' },
  }),
  recorded('review_request', {
    of: ['cert_'],
    trail: 't.org_id',
    subject: 't.certificate_id',
    columns: {
      queue_id: 'value',
      position: unrecorded('the order in which a queue is read'),
      org_id: 'key',
      certificate_id: 'key',
      origin: copied,
      state: copied,
      search: searchOnly,
      user_name: copied,
      title: copied,
      category_name: copied,
      date: copied,
      issuer_name: copied,
      created_at: copied,
    },
  }),
]
