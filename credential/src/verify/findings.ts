import { writtenDay } from '../issue/dates.ts'
import type { Limit } from '../json/json-limits.ts'
import type { Answer, Check, CheckName } from './answers.ts'

type Details = Record<string, string>
type Finding = [check: CheckName | 'any', answer: Answer, sentence: string | ((details: Details) => string)]

/** Says which limit a document exceeds, in words that follow "it is not checked here". */
const limits: Record<Limit, string> = {
  members: 'it has more than 2,500 members',
  levels: 'it is nested more than 40 levels deep',
  proofs: 'it carries more than five proofs',
  contexts: 'it names more than ten contexts',
  'repeated-context': 'it names a context twice',
  cost: 'checking it takes too much time or memory',
}

/** Every code that a check can answer with. Codes are stable: pages, translations and other programs rely on them. */
const FINDINGS = {
  'well-formed': ['well-formed', 'passed', 'The document is complete and well-formed.'],
  malformed: [
    'well-formed',
    'failed',
    ({ problem }) => `The document is not a well-formed credential: ${problem}.`,
  ],
  'undefined-terms': [
    'well-formed',
    'failed',
    'The document uses terms that its vocabularies do not define.',
  ],
  'unknown-context': [
    'well-formed',
    'inconclusive',
    'The document uses a vocabulary that is not known here.',
  ],
  'unknown-shape': ['well-formed', 'inconclusive', 'The document has a form that cannot be checked here.'],
  'not-our-form': [
    'well-formed',
    'inconclusive',
    'It names an organisation of this deployment as its issuer, but is not in the form of its certificates.',
  ],
  'page-later': [
    'well-formed',
    'inconclusive',
    'The page that it came in has a date that is still to come, or this device’s clock is wrong.',
  ],
  'page-altered': ['well-formed', 'inconclusive', 'The page that it came in was changed after it was made.'],
  'pdf-altered': ['well-formed', 'inconclusive', 'The PDF that it came in was changed after it was sealed.'],
  'pdf-unsealed': [
    'well-formed',
    'inconclusive',
    'The PDF that it came in has no seal, so its pages may say something else.',
  ],
  'pdf-seal-unknown': [
    'well-formed',
    'inconclusive',
    'The PDF that it came in was not sealed with a key of the issuer, so its pages may say something else.',
  ],
  'paper-damaged': [
    'well-formed',
    'failed',
    'The code on the paper is damaged, or something else was put in its place.',
  ],
  'paper-newer': [
    'well-formed',
    'inconclusive',
    'The code on the paper is of a newer version, which cannot be checked here.',
  ],
  'paper-altered': [
    'well-formed',
    'inconclusive',
    'The codes on the paper belong to different certificates, or one of them is forged: the paper was altered.',
  ],
  'paper-link-unopened': [
    'well-formed',
    'inconclusive',
    'The link beside the code on the paper could not be opened, so nobody compared the two.',
  ],
  'beyond-limits': [
    'well-formed',
    'inconclusive',
    ({ limit }) => `The document is not checked here: ${limits[limit as Limit] ?? limits.cost}.`,
  ],

  'signature-valid': [
    'signature',
    'passed',
    (details) =>
      `The signature matches the document: nothing has been changed since it was signed.${approved(details)}`,
  ],
  'signature-invalid': [
    'signature',
    'failed',
    'The signature does not match: the document was changed, or never signed with this key.',
  ],
  'no-issuer-proof': ['signature', 'failed', 'The document carries no signature of its issuer.'],
  'unknown-cryptosuite': [
    'signature',
    'inconclusive',
    'The document is signed in a way that is not known here.',
  ],
  'key-not-listed': ['signature', 'failed', 'It was not signed with a key of the issuer it names.'],
  'signer-nonexistent': [
    'signature',
    'failed',
    'The issuer it names does not exist, so no signature can be its own.',
  ],
  'key-ended': ['signature', 'failed', 'The issuer has withdrawn the key that signed the document.'],
  'key-unconfirmed': [
    'signature',
    'inconclusive',
    ({ keyId }) =>
      `The words on the paper are exactly those that the key ${keyId?.split('#')[1]} signed. Whether the issuer owns that key cannot be found out right now.`,
  ],
  'key-unavailable': [
    'signature',
    'inconclusive',
    'The issuer’s published keys cannot be reached right now, so the signature was not checked.',
  ],
  'key-unreadable': [
    'signature',
    'inconclusive',
    'The key that signed the document is of a kind that cannot be read here.',
  ],
  'signature-unchecked': [
    'signature',
    'inconclusive',
    'The signature cannot be checked, because the document has an unknown form.',
  ],

  'issuer-approved': [
    'issuer',
    'passed',
    ({ name }) => `It was signed by ${name || 'its issuer'}, an approved organisation.`,
  ],
  'issuer-approved-before-theft': [
    'issuer',
    'passed',
    ({ name, since }) =>
      `It was signed by ${name || 'its issuer'}, an approved organisation. The key was stolen${on(since)}, but the public log has held the certificate since before then.`,
  ],
  'key-not-issuers': ['issuer', 'failed', 'It was not signed with a key of the issuer it names.'],
  'issuer-nonexistent': ['issuer', 'failed', 'The issuer it names does not exist.'],
  'issuer-unproven': [
    'issuer',
    'inconclusive',
    'It names an approved organisation as its issuer, but no signature of that organisation has been confirmed.',
  ],
  'issuer-refused': ['issuer', 'failed', 'The issuer was refused approval.'],
  'issuer-struck-off': ['issuer', 'failed', ({ since }) => `The issuer was struck off${on(since)}.`],
  'key-stolen': [
    'issuer',
    'failed',
    ({ since }) => `The key was stolen${on(since)}, before the certificate was logged.`,
  ],
  'key-stolen-time-unknown': [
    'issuer',
    'inconclusive',
    'The key was stolen, and nothing proves that the certificate is older than the theft.',
  ],
  'did-unreachable': ['issuer', 'inconclusive', 'The issuer’s published keys cannot be reached right now.'],
  'issuer-unreachable': [
    'issuer',
    'inconclusive',
    'We cannot find out right now whether the issuer is approved.',
  ],
  'issuer-unknown': [
    'issuer',
    'inconclusive',
    'The issuer is not known here, so nobody here can vouch for it.',
  ],
  'issuer-not-approved': [
    'issuer',
    'inconclusive',
    'The issuer is not approved, or was not approved yet when it signed.',
  ],
  'issuer-unvouched': [
    'issuer',
    'inconclusive',
    'This server’s own records about the issuer no longer match its logs, so it does not vouch for them.',
  ],

  'within-period': [
    'validity',
    'passed',
    ({ until }) => (until ? `It is valid until ${day(until)}.` : 'It does not expire.'),
  ],
  'no-period': ['validity', 'not-applicable', 'No period of validity is given.'],
  expired: ['validity', 'failed', ({ until }) => `Expired on ${day(until)}.`],
  'not-yet-valid': ['validity', 'failed', ({ from }) => `Not valid before ${day(from)}.`],
  'clock-behind': [
    'validity',
    'inconclusive',
    'This device’s clock is wrong: what was just signed has a later date.',
  ],
  'period-unreadable': ['validity', 'inconclusive', 'The period of validity cannot be read.'],

  'not-revoked': ['status', 'passed', 'It is neither revoked nor suspended.'],
  revoked: ['status', 'failed', ({ at, reason }) => `Revoked${on(at)}${because(reason)}`],
  suspended: ['status', 'failed', ({ at, reason }) => `Suspended${on(at)}${because(reason)}`],
  superseded: [
    'status',
    'failed',
    ({ at, reason }) => `Replaced by a corrected certificate${on(at)}${because(reason)}`,
  ],
  'status-list-of-another': ['status', 'failed', 'Its status list belongs to another issuer.'],
  'status-list-unreachable': [
    'status',
    'inconclusive',
    'The list of revoked certificates cannot be reached right now.',
  ],
  'status-list-stale': ['status', 'inconclusive', 'The list of revoked certificates is out of date.'],
  'status-list-unsound': [
    'status',
    'inconclusive',
    'The list of revoked certificates is damaged, of the wrong kind, or not properly signed.',
  ],
  'status-type-unknown': [
    'status',
    'inconclusive',
    ({ type }) => `Its status is kept in a way that is not known here${type ? `: ${type}` : ''}.`,
  ],
  'status-entries-too-many': [
    'status',
    'inconclusive',
    'It names more lists of revoked certificates than are looked up here.',
  ],
  'status-entry-incomplete': [
    'status',
    'inconclusive',
    'It does not fully say where its status is kept, so the status cannot be looked up.',
  ],
  'statements-unreachable': [
    'status',
    'inconclusive',
    'The issuer’s later statements could not be fetched or checked.',
  ],
  'status-missing': ['status', 'inconclusive', 'It names no status list, although its issuer keeps one.'],
  'no-status': ['status', 'not-applicable', 'Its issuer publishes no status for it.'],

  logged: [
    'log',
    'passed',
    ({ index, time, ...witnessed }) =>
      `It is entry ${index} of the public log, entered${on(time)}.${seen(witnessed)}`,
  ],
  'witnesses-missing': [
    'log',
    'inconclusive',
    ({ quorum, ...witnessed }) =>
      `Too few witnesses have seen the state of the log that holds it: ${quorum} ${quorum === '1' ? 'is' : 'are'} required.${seen(witnessed)}`,
  ],
  'log-root-differs': ['log', 'failed', 'Its proof does not match the signed state of the log.'],
  'log-digest-differs': ['log', 'failed', 'The log entry at its place belongs to another document.'],
  'log-issuer-differs': ['log', 'failed', 'The log entry at its place belongs to another issuer.'],
  'checkpoint-forged': ['log', 'failed', 'The state of the log in its proof was not signed by the log.'],
  'checkpoint-unusable': ['log', 'inconclusive', 'Its proof is damaged, or belongs to a different log.'],
  'log-unknown': [
    'log',
    'inconclusive',
    'The key of its log is not known here, so its proof was not checked.',
  ],
  'log-key-differs': [
    'log',
    'inconclusive',
    'It names another key for its log than the one that you trust, so its proof was not checked.',
  ],
  'no-log-proof': ['log', 'inconclusive', 'There is no proof of a log entry.'],
  'log-not-applicable': ['log', 'not-applicable', 'Its issuer does not take part in the public log.'],

  anchored: [
    'anchor',
    'passed',
    ({ blockTime }) => `The state of the log that holds it was recorded on the chain${on(blockTime)}.`,
  ],
  'anchor-root-differs': ['anchor', 'failed', 'The chain holds another state of the log.'],
  'chain-unreachable': ['anchor', 'inconclusive', 'The chain cannot be reached right now.'],
  'not-anchored': ['anchor', 'inconclusive', 'The state of the log that holds it is not on the chain yet.'],
  'anchor-not-final': ['anchor', 'inconclusive', 'Its record on the chain is not final yet.'],
  'nothing-to-anchor': [
    'anchor',
    'inconclusive',
    'Without a proven log entry there is nothing to look for on the chain.',
  ],
  'anchor-not-applicable': ['anchor', 'not-applicable', 'There is no chain record to look for.'],

  endorsed: [
    'endorsement',
    'passed',
    ({ name, at }) => `It was accepted by ${name || 'a verifier'}${on(at)}.`,
  ],
  'endorsed-before-theft': [
    'endorsement',
    'passed',
    ({ name, at, since }) =>
      `It was accepted by ${name || 'a verifier'}${on(at)}. The verifier’s key was stolen${on(since)}, but the public log has held the acceptance since before then.`,
  ],
  'endorsement-key-stolen': [
    'endorsement',
    'failed',
    ({ since }) => `The verifier’s key was stolen${on(since)}, before the acceptance was logged.`,
  ],
  'endorsement-time-unknown': [
    'endorsement',
    'inconclusive',
    'The verifier’s key was stolen, and nothing proves that the acceptance is older than the theft.',
  ],
  'endorsement-digest-differs': ['endorsement', 'failed', 'The acceptance belongs to another document.'],
  'endorsement-forged': [
    'endorsement',
    'failed',
    'The acceptance does not carry a valid signature of the verifier.',
  ],
  'endorsement-withdrawn': ['endorsement', 'failed', 'The acceptance was withdrawn.'],
  'endorsement-not-in-force': ['endorsement', 'failed', 'The acceptance is not in force now.'],
  'verifier-not-entitled': [
    'endorsement',
    'failed',
    'The acceptance was signed by an organisation that is not allowed to give one.',
  ],
  declined: [
    'endorsement',
    'failed',
    ({ at, reason }) => `Declined by a verifier${on(at)}${because(reason)}`,
  ],
  'awaiting-decision': ['endorsement', 'inconclusive', 'No verifier has decided on it yet.'],
  'endorsement-unchecked': ['endorsement', 'inconclusive', 'The acceptance cannot be checked right now.'],
  'endorsement-not-applicable': [
    'endorsement',
    'not-applicable',
    'Its issuer does not take part in the review by verifiers.',
  ],

  'not-a-credential': [
    'any',
    'inconclusive',
    'This was not checked, because the document is not a credential.',
  ],
  unread: [
    'any',
    'inconclusive',
    'This was not checked, because what the signature covers could not be read.',
  ],
  'paper-unread': ['any', 'inconclusive', 'This was not checked, because the paper was altered.'],
  'not-worked-on': [
    'any',
    'inconclusive',
    'This was not checked, because the document takes too much work to check.',
  ],
  internal: ['any', 'inconclusive', 'This check could not be carried out.'],
} satisfies Record<string, Finding>

export type FindingCode = keyof typeof FINDINGS

/** Makes a check from its code. `name` is needed for codes that any check can have. */
export function finding(code: FindingCode, details: Details = {}, name?: CheckName): Check {
  const [check, answer, sentence] = FINDINGS[code] as Finding
  return {
    name: check === 'any' ? (name ?? 'well-formed') : check,
    answer,
    code,
    sentence: typeof sentence === 'string' ? sentence : sentence(details),
    details,
  }
}

function on(at: string | undefined): string {
  return at ? ` on ${day(at)}` : ''
}

/** How many of the signers asked approved the certificate; empty if none were asked. */
function approved({ approvals, signers }: Details): string {
  return approvals === undefined ? '' : ` Approved by ${approvals} of ${signers} signers before that.`
}

/** What witnesses say about a state of the log; empty if none are known. */
function seen({ seen, witnesses, seenBy, wrongSignatures }: Details): string {
  if (seen === undefined) return ''
  const who =
    seen === '0'
      ? ` Seen by none of ${witnesses} witnesses.`
      : ` Seen by ${seen} of ${witnesses} witnesses: ${seenBy}.`
  return wrongSignatures ? `${who} A wrong signature does not count: ${wrongSignatures}.` : who
}

function because(reason: string | undefined): string {
  return reason ? `: ${reason}` : '.'
}

/** `20 November 2026`, the day that is written, for English sentences. */
function day(at: string | undefined): string {
  const date = new Date(writtenDay(at ?? ''))
  if (Number.isNaN(date.getTime())) return 'an unknown day'
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
