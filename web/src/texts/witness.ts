import type { WitnessOverview } from '@credenza/schema/admin'

type Problem = NonNullable<WitnessOverview['witnesses'][number]['logs'][number]['problem']>
type Refusal = NonNullable<WitnessOverview['witnessed'][number]['refusal']>

/** Words of the administrator's page about witnesses. */
export const witnessTexts = {
  title: 'Witnesses',
  lead: 'Who else signs the state of our logs, and whose logs we sign: so that no log can be shown in two versions.',
  again: 'Look again',
  ours: {
    title: 'Our logs',
    table: 'Witnesses of our logs',
    quorum: (quorum: string, all: string) => `${quorum} of ${all} witnesses must sign.`,
    none: 'No witness is asked. Name some in the setting WITNESSES.',
    logs: { certificates: 'Certificates', statements: 'Statements' },
    columns: { name: 'Witness', log: 'Log', signed: 'Signed up to', at: 'When', state: 'State' },
    of: (signed: string, newest: string) => `${signed} of ${newest}`,
    never: 'Never',
    upToDate: 'Up to date',
    behind: 'Catching up',
    problems: {
      unreachable: 'Cannot be reached',
      busy: 'Asks for patience',
      'unknown-log': 'Does not know our log',
      'other-key': 'Knows another key of our log',
      refused: 'Has seen another history',
      ahead: 'Has seen a longer history',
      unreadable: 'Answers nothing that can be read',
    } satisfies Record<Problem, string>,
    contradicted: 'A witness has seen another history of our log than this database holds',
    whatToDo:
      'Either the database was put back to an older state, or somebody has changed it. Stop issuing, and read docs/operations/witness.md.',
  },
  theirs: {
    title: 'Logs that we witness',
    table: 'Logs that we witness',
    none: 'We witness no log. Name some in the setting WITNESS_FOR.',
    columns: { origin: 'Log', size: 'Signed up to', at: 'When', refusals: 'Refused', last: 'Last refusal' },
    never: 'Never',
    notWatched: 'Not witnessed any more',
    refusals: {
      'other-root': 'Another state of the same size',
      'bad-proof': 'Does not follow from the last state',
    } satisfies Record<Refusal, string>,
    forked: (origin: string) => `${origin} has signed two histories`,
    proof:
      'The signed note proves it, together with the one that we have signed. Tell those who rely on this log.',
    note: 'signed note',
    noteCopied: 'Signed note copied',
  },
  own: {
    title: 'Have a log witnessed here',
    lead: 'Its operator names this key and this address in the setting WITNESSES.',
    key: 'Verifier key',
    keyCopied: 'Verifier key copied',
    url: 'Address',
    urlCopied: 'Address copied',
  },
} as const
