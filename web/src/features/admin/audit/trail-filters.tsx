import { folded } from '@credenza/schema/folded'
import { auditTexts as texts } from '../../../texts/audit.ts'
import { platformTrail, systemActor } from '../../audit/audit-calls.ts'
import { AuditFilters, type FiltersProps } from '../../audit/audit-filters.tsx'
import { type Found, findAccounts, findOrganisations } from '../find.ts'
import { FoundSelect } from '../found-select.tsx'

/** Filters all trails. Who and where are searched, because there are too many to list. */
export default function TrailFilters({ filtering, names }: FiltersProps) {
  const { filter, set } = filtering
  const found = (name: 'actor' | 'trail') => ({
    chosen:
      filter[name] === ''
        ? undefined
        : { value: filter[name], label: names[name].get(filter[name]) ?? filter[name] },
    onChange: (one: Found | undefined) => set(name, one?.value ?? ''),
    clearLabel: texts.clearOne(texts[name]),
  })
  return (
    <AuditFilters
      filtering={filtering}
      actions={actions}
      who={
        <FoundSelect
          label={texts.actor}
          placeholder={texts.anyone}
          noun="actors"
          {...found('actor')}
          find={findActors}
        />
      }
      about={
        <FoundSelect
          label={texts.trail}
          placeholder={texts.everyTrail}
          noun="trails"
          {...found('trail')}
          find={findTrails}
        />
      }
    />
  )
}

const actions = Object.keys(texts.actions)

const findActors = async (search: string, signal: AbortSignal) => [
  ...fitting({ value: systemActor, label: texts.system }, search),
  ...(await findAccounts(search, signal)),
]

const findTrails = async (search: string, signal: AbortSignal) => [
  ...fitting({ value: platformTrail, label: texts.platform }, search),
  ...(await findOrganisations(search, signal)),
]

/** A choice that is not in the server's list comes before its rows, as long as its name matches the search. */
const fitting = (option: Found, search: string) =>
  folded(option.label).includes(folded(search)) ? [option] : []
