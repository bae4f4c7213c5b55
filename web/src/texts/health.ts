import type { HealthPart } from '@credenza/schema/admin'

export const healthTexts = {
  title: 'System health',
  lead: 'How each part of the platform is doing, checked every 15 seconds.',
  again: 'Check again',
  allWell: 'Everything works.',
  someAttention: (count: number, shown: string) =>
    count === 1 ? 'One part needs attention.' : `${shown} parts need attention.`,
  someDown: (count: number, shown: string) =>
    count === 1 ? 'One part is down.' : `${shown} parts are down.`,
  parts: {
    database: 'Database',
    jobs: 'Background jobs',
    mail: 'Email',
    documents: 'Document store',
    log: 'Transparency log',
    chain: 'Chain',
    history: 'History',
    backup: 'Backup',
    processes: 'Processes',
  } satisfies Record<HealthPart['part'], string>,
  states: { ok: 'Works', attention: 'Needs attention', down: 'Down' } satisfies Record<
    HealthPart['state'],
    string
  >,
  mails: {
    title: 'Waiting and failed emails',
    table: 'Waiting and failed emails',
    retry: 'Retry now',
    retried: 'All of them are being resent.',
    empty: 'All emails have been sent.',
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
      'certificate.key-compromised': 'Certificates to reissue',
    } as Record<string, string>,
    states: { queued: 'Waiting', failed: 'Failed' },
    columns: {
      kind: 'Kind',
      recipient: 'To',
      state: 'State',
      attempts: 'Attempts',
      lastError: 'Last error',
      created: 'Created',
    },
  },
  suppressed: {
    title: 'Addresses that get no emails',
    lead: 'An email came back because nobody receives email there, or the recipient reported it as unwanted. We keep only the beginning of the address.',
    allow: 'Allow again',
    allowOne: (address: string) => `Allow emails to ${address} again`,
    allowed: 'We send emails to this address again.',
    reasons: { address_dead: 'Nobody receives email there', address_complained: 'The recipient complained' },
    columns: { since: 'Since', address: 'Address', reason: 'Why', allow: 'Emails' },
  },
} as const
