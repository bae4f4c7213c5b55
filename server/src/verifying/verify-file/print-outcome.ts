import type { Answer } from '@credenza/credential/verify'
import type { Outcome } from './verify-file.ts'

const marks: Record<Answer, string> = {
  passed: 'passed',
  failed: 'FAILED',
  inconclusive: 'open',
  'not-applicable': 'n/a',
}

/** The time of a date that has none, as most certificates are dated. */
const midnight = /T00:00:00(?:Z|\+14:00)$/

/** An outcome as text for people: the verdict, the content of the certificate, and the eight checks. */
export function printOutcome({ verdict, headline, checks, facts, isSigned, asOf, hint }: Outcome): string {
  const said = [
    ['presented to', facts.recipient],
    ['for', facts.programme],
    ['issued by', facts.issuer],
    ['on', facts.date.replace(midnight, '')],
    ...facts.details.map(({ label, value }) => [label, value]),
    ['certificate', facts.id],
  ].filter(([, value]) => value !== '')
  const lines = [
    `${verdict}  ${headline}`,
    '',
    ...(isSigned || said.length === 0
      ? []
      : ['The file claims, and no signature of the issuer confirms it:']),
    ...[...said, ['as of', asOf]].map(([label, value]) => `  ${label!.padEnd(13)} ${value}`),
    '',
    ...checks.map(
      ({ name, answer, sentence }) => `  ${marks[answer].padEnd(7)} ${name.padEnd(12)} ${sentence}`,
    ),
    ...(hint ? ['', hint] : []),
  ]
  return `${lines.map(printable).join('\n')}\n`
}

/** Replaces control and direction characters, so that a stranger's text cannot control the terminal. */
const printable = (line: string): string => line.replace(/\p{C}/gu, '\uFFFD')
