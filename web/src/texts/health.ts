import type { HealthPart } from '@credenza/schema/admin'

/** Words of the administrator's page about the system's health. */
export const healthTexts = {
  title: 'System health',
  lead: 'Every part of the platform, looked at every 15 seconds.',
  again: 'Look again',
  allWell: 'Everything works.',
  someAttention: (count: number, shown: string) =>
    count === 1 ? 'One part needs attention.' : `${shown} parts need attention.`,
  someDown: (count: number, shown: string) =>
    count === 1 ? 'One part is down.' : `${shown} parts are down.`,
  parts: {
    database: 'Database',
    jobs: 'Background jobs',
    mail: 'Mail',
    documents: 'Document store',
    log: 'Transparency log',
    chain: 'Chain',
    history: 'History',
  } satisfies Record<HealthPart['part'], string>,
  states: { ok: 'Works', attention: 'Needs attention', down: 'Down' } satisfies Record<
    HealthPart['state'],
    string
  >,
  mails: {
    title: 'Mails that wait or failed',
    table: 'Mails that wait or failed',
    retry: 'Retry now',
    retried: 'All of them are being sent again.',
    empty: 'Every mail has left.',
    /** What a kind of mail is called; others are shown by their code. */
    kinds: {
      'account.code': 'Code to reset a password',
      'account.password-changed': 'Password changed',
      'account.passkey-added': 'Passkey added',
      'account.passkey-removed': 'Passkey removed',
      'account.totp-added': 'Authenticator app added',
      'account.totp-removed': 'Authenticator app removed',
      'account.recovery-codes-replaced': 'Recovery codes replaced',
      'account.recovery-code-used': 'Recovery code used',
      'organisation.approved': 'Organisation approved',
      'organisation.returned': 'Application returned',
      'organisation.suspended': 'Organisation suspended',
      'organisation.reinstated': 'Organisation reinstated',
      'organisation.key-compromised': 'Signing key stolen',
      'certificate.key-compromised': 'Certificates to be issued again',
    } as Record<string, string>,
    states: { queued: 'Waiting', failed: 'Failed' },
    columns: {
      kind: 'Kind',
      recipient: 'To',
      state: 'State',
      attempts: 'Tries',
      lastError: 'Last answer',
      created: 'Written',
    },
  },
} as const
