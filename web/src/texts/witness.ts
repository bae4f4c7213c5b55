import type { WitnessOverview } from '@credenza/schema/admin'

type Problem = NonNullable<WitnessOverview['witnesses'][number]['logs'][number]['problem']>
type Refusal = NonNullable<WitnessOverview['witnessed'][number]['refusal']>

export const witnessTexts = {
  title: 'Witnesses',
  lead: 'Who else signs our logs, and whose logs we sign, so that nobody can show two versions of a log.',
  again: 'Check again',
  ours: {
    title: 'Our logs',
    table: 'Witnesses of our logs',
    quorum: (quorum: string, all: string) => `${quorum} of ${all} witnesses must sign.`,
    none: 'No witnesses yet. Add some in the setting WITNESSES.',
    logs: { certificates: 'Certificates', statements: 'Statements' },
    columns: { name: 'Witness', log: 'Log', signed: 'Signed up to', at: 'When', state: 'Status' },
    of: (signed: string, newest: string) => `${signed} of ${newest}`,
    never: 'Never',
    upToDate: 'Up to date',
    behind: 'Catching up',
    problems: {
      unreachable: 'Cannot be reached',
      busy: 'Busy',
      'unknown-log': 'Does not know our log',
      'other-key': 'Has another key for our log',
      refused: 'Has seen a different history',
      ahead: 'Has seen a longer history',
      unreadable: 'Sends unreadable answers',
    } satisfies Record<Problem, string>,
    contradicted: 'A witness has seen a different history of our log',
    whatToDo:
      'Either the database was restored to an older state, or someone has changed it. Stop issuing, and read docs/operations/witness.md.',
  },
  theirs: {
    title: 'Logs that we witness',
    table: 'Logs that we witness',
    none: 'We witness no logs yet. Add some in the setting WITNESS_FOR.',
    columns: { origin: 'Log', size: 'Signed up to', at: 'When', refusals: 'Refused', last: 'Last refusal' },
    never: 'Never',
    notWatched: 'No longer witnessed',
    refusals: {
      'other-root': 'Another state of the same size',
      'bad-proof': 'Does not follow from the last state',
    } satisfies Record<Refusal, string>,
    forked: (origin: string) => `${origin} has signed two histories`,
    proof: 'This signed note and the one we signed prove it. Tell everyone who relies on this log.',
    note: 'signed note',
    noteCopied: 'Signed note copied.',
  },
  own: {
    title: 'Have a log witnessed here',
    lead: 'Its operator names this key and this address in the setting WITNESSES.',
    key: 'Verifier key',
    keyCopied: 'Verifier key copied.',
    url: 'Address',
    urlCopied: 'Address copied.',
  },
} as const
