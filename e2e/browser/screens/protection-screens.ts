import type { BreachPerson, BreachWithNotes } from '@credenza/schema/breach'
import type { Hold } from '@credenza/schema/data-protection'
import type { AdminProposal } from '@credenza/schema/two-admins'
import { answering } from './answering.ts'
import { dialog, press, type Screen, text } from './screen.ts'

const hold: Hold = {
  _id: 'hold_1',
  subjectId: 'org_4j3wsv3wrhyvkzgf',
  subjectName: 'Al Qasba University',
  reason: 'Sharjah Federal Court, case 2026/1182',
  setBy: 'registrar@credenza.example',
  createdAt: '2026-11-02T08:00:00Z',
  until: null,
  liftedAt: null,
  stands: true,
}
const holds: Hold[] = [
  hold,
  {
    ...hold,
    _id: 'hold_2',
    subjectId: 'acc_01m80fh6vce2s8x49fn0zzzzzz',
    subjectName: '',
    reason: 'طلب من النيابة العامة',
    until: '2026-11-09T20:00:00Z',
    stands: false,
  },
]
const withHolds = answering({ '/api/admin/data-protection/holds': holds })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const breach: BreachWithNotes = {
  _id: 'brc_1',
  what: 'A laptop with an exported list of students was stolen from the registry.',
  foundAt: daysAgo(1),
  reportBy: daysAgo(-2),
  authorityToldAt: null,
  notes: [],
  createdAt: daysAgo(1),
  closedAt: null,
  report: '',
  affected: 3,
  told: 1,
}
const late: BreachWithNotes = { ...breach, _id: 'brc_2', foundAt: daysAgo(9), reportBy: daysAgo(6) }
const closed: BreachWithNotes = {
  ...late,
  _id: 'brc_3',
  authorityToldAt: daysAgo(7),
  notes: [
    { _id: 'bnote_1', text: 'Data Office, reference 17', authorityToldAt: daysAgo(7), createdAt: daysAgo(7) },
  ],
  closedAt: daysAgo(1),
  told: 3,
  report: 'The disk was encrypted.\nThe laptop was found on 12 January, unopened.',
}
const person = (name: string, email: string, facts: Partial<BreachPerson> = {}): BreachPerson => ({
  _id: `acc_${name}`,
  name,
  email,
  because: 'organisation',
  toldAt: null,
  ...facts,
})
const people = [
  person('مريم بنت راشد الكتبي', 'maryam@students.example', { toldAt: '2026-11-20T11:02:00Z' }),
  person('Zoë Núñez-Søndergård', 'zoe@students.example', { because: 'sessions' }),
  person('', '', { because: 'key' }),
]
const withCase = (shown: BreachWithNotes) =>
  answering({
    '/api/admin/breaches': [breach, late, closed],
    [`/api/admin/breaches/${shown._id}`]: shown,
    [`/api/admin/breaches/${shown._id}/people`]: people,
  })
const inCase = (name: string, act: string, title = act): Screen => ({
  name: `a breach, ${name}`,
  who: 'admin',
  path: '/admin/breaches/brc_1',
  prepare: withCase(breach),
  open: press(act),
  shows: dialog(title),
})

const proposal = (act: AdminProposal['act'], subject = ''): AdminProposal => ({
  _id: `prp_${act}`,
  act,
  subject,
  proposedBy: 'second.administrator@credenza.example',
  proposedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
  isYours: false,
})

/** Administrators' work on personal data and breaches, and acts that need two administrators. */
export const protectionScreens: Screen[] = [
  {
    name: 'data protection, holds',
    who: 'admin',
    path: '/admin/data-protection',
    prepare: withHolds,
    shows: text('In force'),
  },
  {
    name: 'setting a hold',
    who: 'admin',
    path: '/admin/data-protection',
    open: press('Set a hold'),
    shows: dialog('Set a hold'),
  },
  {
    name: 'lifting a hold',
    who: 'admin',
    path: '/admin/data-protection',
    prepare: withHolds,
    open: press('Lift the hold on …'),
    shows: dialog('Lift this hold?'),
  },
  {
    name: 'breaches, some',
    who: 'admin',
    path: '/admin/breaches',
    prepare: withCase(breach),
    shows: text('Closed'),
  },
  {
    name: 'opening a breach case',
    who: 'admin',
    path: '/admin/breaches',
    open: press('Open a case'),
    shows: dialog('Open a case'),
  },
  ...([breach, late, closed] as const).map(
    (shown, place): Screen => ({
      name: `a breach, ${['open', 'late', 'closed'][place]}`,
      who: 'admin',
      path: `/admin/breaches/${shown._id}`,
      prepare: withCase(shown),
      shows: text('Who is affected'),
    }),
  ),
  inCase('telling the authority', 'Authority told', 'The authority was told'),
  inCase('adding a note', 'Add a note'),
  inCase('adding people', 'Add people'),
  inCase('letters', 'Write to them', 'Letter to those affected'),
  inCase('closing', 'Close the case'),
  {
    name: 'two administrators',
    who: 'admin',
    path: '/admin/people',
    prepare: answering({
      '/api/admin/two-admins': { isOn: true, admins: 2 },
      '/api/admin/proposals': [
        proposal('organisation.approve', 'org_4j3wsv3wrhyvkzgf'),
        proposal('payment-details.change'),
      ],
    }),
    open: (page, say) => text('These actions take two administrators.')(page, say).scrollIntoViewIfNeeded(),
    shows: text('These actions take two administrators.'),
  },
]
