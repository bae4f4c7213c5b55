import type { Check } from '../answers.ts'
import { finding } from '../findings.ts'
import type { Bundle } from './bundle.ts'

/**
 * Names the parts of a bundle that a host answered. Nobody signed that they belong to this certificate, so if they do not, the
 * host could not be believed, and that does not count against the certificate. A symbol, because files never say this.
 */
export const FETCHED: unique symbol = Symbol('fetched')

export type Fetched = readonly ('log' | 'endorsements')[]

/**
 * What failures of fetched evidence say nothing about the certificate. All others need the signature of somebody entitled: the
 * log's under an entry with the certificate's hash, or an organisation's under words about this certificate.
 */
const unbelievable: ReadonlySet<string> = new Set([
  'log-digest-differs',
  'log-root-differs',
  'checkpoint-forged',
  'endorsement-digest-differs',
  'endorsement-forged',
])

/** The check of fetched evidence: inconclusive where evidence that was brought would have failed. */
export function ifBelieved(check: Check): Check {
  if (!unbelievable.has(check.code)) return check
  const details = { ...check.details, cause: check.code }
  return check.name === 'log' ? finding('no-log-proof', details) : finding('endorsement-unchecked', details)
}

/** The bundle without fetched evidence that did not belong to the certificate, to be kept or passed on. */
export function withoutUnbelieved(bundle: Bundle, checks: readonly Check[]): Bundle {
  const fetched = bundle[FETCHED] ?? []
  const isUnbelieved = (name: Fetched[number], check: Check['name']) =>
    fetched.includes(name) &&
    checks.some((one) => one.name === check && unbelievable.has(one.details.cause ?? ''))
  const { log, ...rest } = bundle
  return {
    ...rest,
    ...(log && !isUnbelieved('log', 'log') && { log }),
    ...(isUnbelieved('endorsements', 'endorsement') && { endorsements: [] }),
  }
}
