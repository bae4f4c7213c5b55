// Without zod: every signed-in page of the web asks for it.

/** The trail entries about which an organisation's people are notified, by the organisation's role. */
export const notable = {
  issuer: [
    'organisation.approved',
    'organisation.returned',
    'organisation.suspended',
    'organisation.reinstated',
    'organisation.key-rotated',
    'organisation.key-compromised',
    'certificate.accepted',
    'certificate.declined',
    'approval.asked',
    'approval.completed',
    'approval.changed',
    'approval.rejected',
    'correction.asked',
    'batch.ended',
    'students.import-ended',
    'students.import-failed',
    'settlement.recorded',
    'colleague.joined',
    'webhook.switched-off',
  ],
  verifier: [
    'organisation.approved',
    'organisation.returned',
    'organisation.suspended',
    'organisation.reinstated',
    'organisation.key-rotated',
    'organisation.key-compromised',
    'batch.ended',
    'settlement.recorded',
    'colleague.joined',
    'webhook.switched-off',
  ],
} as const
export type NotableAction = (typeof notable)['issuer' | 'verifier'][number]
