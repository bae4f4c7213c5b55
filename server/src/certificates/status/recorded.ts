import { recorded } from '../../proof/audit/state/recorded-table.ts'

/**
 * Which bit belongs to which certificate. Credentials of the VC API have no certificate; their subject is their name in the
 * lists.
 */
const isForeign = `starts_with(t.certificate_id, 'vc-api:')`

export const recordedStatuses = [
  recorded('status_entry', {
    of: ['cert_', 'vc-api:'],
    trail: 't.org_id',
    subject: 't.certificate_id',
    // Unsigned certificates are left out, since their index is drawn before the signature, which may never come. An index that
    // a verifier drew for an endorsement is compared with the endorsement.
    join: 'LEFT JOIN certificate AS owner ON owner.org_id = t.org_id AND owner.id = t.certificate_id',
    where: `(owner.signed_at IS NOT NULL OR ${isForeign})`,
    columns: {
      org_id: 'key',
      list: 'value',
      index: 'value',
      certificate_id: 'key',
      // Not recorded for our certificates: a large revocation sets its bits at once, but makes its statements chunk by chunk.
      revoked: { form: 'value', when: isForeign },
    },
  }),
]
