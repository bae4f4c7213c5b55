import { checkedBy, recorded, searchOnly, unrecorded } from '../../proof/audit/state/recorded-table.ts'

const copied = checkedBy('queues')

/** Which queues an issuer's certificates are in. */
export const recordedQueues = [
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
      signed: unrecorded('by which a queue is filtered; the certificate’s own time of signing is recorded'),
      search: searchOnly,
      detail_values: searchOnly,
      user_name: copied,
      title: copied,
      category_name: copied,
      date: copied,
      issuer_name: copied,
      created_at: copied,
    },
  }),
]
