import { useQuery } from '@tanstack/react-query'
import { auditTexts as texts } from '../../texts/audit.ts'
import { colleaguesQuery } from '../colleague/colleague-calls.ts'
import { apiKeysQuery } from '../developer/developer-calls.ts'
import { systemActor } from './audit-calls.ts'
import { AuditFilters, FilterChoice, type FiltersProps } from './audit-filters.tsx'

/** Filters an organisation's own trail. Its people and keys are few; its subjects are those on screen. */
export default function OwnFilters({ filtering, names }: FiltersProps) {
  const { filter, set } = filtering
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const { data: keys = [] } = useQuery(apiKeysQuery)
  const people = [
    ...colleagues
      .filter(({ state }) => state === 'owner' || state === 'active')
      .map(({ _id, name, email }) => ({ value: _id, label: name === email ? name : `${name} · ${email}` })),
    ...keys.map(({ _id, name }) => ({ value: _id, label: name })),
    { value: systemActor, label: texts.actorKinds.system },
  ]
  const subjects = [...names.subject].map(([value, label]) => ({ value, label }))
  return (
    <AuditFilters
      filtering={filtering}
      actions={actions}
      who={
        <FilterChoice
          label={texts.actor}
          placeholder={texts.anyone}
          data={withChosen(people, filter.actor, names.actor)}
          value={filter.actor || null}
          onChange={(value) => set('actor', value ?? '')}
        />
      }
      about={
        <FilterChoice
          label={texts.columns.subject}
          placeholder={texts.anySubject}
          data={withChosen(subjects, filter.subject, names.subject)}
          value={filter.subject || null}
          onChange={(value) => set('subject', value ?? '')}
        />
      }
    />
  )
}

interface Option {
  value: string
  label: string
}

/** The options, with the chosen one even if it is not among them, such as a colleague who has left. */
const withChosen = (options: Option[], chosen: string, names: ReadonlyMap<string, string>): Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: names.get(chosen) ?? chosen }]

/** Recorded only in the trail of the platform. */
const ofPlatform =
  /^(admin|breach|hold|mail|master-key|payment-details|person|platform-share|retention|share-link|site-page|two-admins|vat|wallet)\.|^account\.(application-|mailbox-proven|second-factors-forgotten|sign-in-failed)/

const actions = Object.keys(texts.actions).filter((action) => !ofPlatform.test(action))
