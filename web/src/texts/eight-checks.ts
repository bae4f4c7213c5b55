import type { CheckName, Verdict } from '@credenza/credential/verify'

const checks: Record<CheckName, string> = {
  'well-formed': 'The document is complete',
  signature: 'The signature matches',
  issuer: 'The issuer is who it claims to be',
  validity: 'It is within its validity period',
  status: 'It has not been revoked',
  log: 'It is in the public log',
  anchor: 'The log is recorded on the blockchain',
  endorsement: 'A verifier has accepted it',
}

const verdict: Record<Verdict | 'checking', string> = {
  VALID: 'VALID',
  INVALID: 'INVALID',
  'CANNOT TELL': 'CANNOT TELL',
  checking: 'Checking…',
}

/** Verdicts and the names of checks, for the verify page and for the saved page. */
export const eightChecks = {
  verdict,
  checks,
  answers: {
    passed: 'Passed',
    failed: 'Failed',
    inconclusive: 'Could not be checked',
    'not-applicable': 'Does not apply',
    waiting: 'Checking',
  },
} as const
