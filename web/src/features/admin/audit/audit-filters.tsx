import { folded } from '@credenza/schema/folded'
import { Button, Paper, Select, SimpleGrid } from '@mantine/core'
import { auditTexts as texts } from '../../../texts/audit.ts'
import { common } from '../../../texts/common.ts'
import { byLabel } from '../../../ui/field/by-label.ts'
import { DateField } from '../../../ui/field/date-field.tsx'
import { scrollingOptions } from '../../../ui/table/scrolling-options.ts'
import { platformTrail, systemActor } from '../admin-calls.ts'
import { type Found, findAccounts, findOrganisations } from '../find.ts'
import { FoundSelect } from '../found-select.tsx'
import type { useAuditFilter } from './use-audit-filter.ts'

interface AuditFiltersProps {
  filtering: ReturnType<typeof useAuditFilter>
  /** Names of actors and trails from the entries on screen. */
  names: ReadonlyMap<string, string>
}

/** Filters the trail by who, what, where and when. */
export default function AuditFilters({
  filtering: { filter, set, clear, isFiltered },
  names,
}: AuditFiltersProps) {
  const found = (name: 'actor' | 'trail') => ({
    chosen:
      filter[name] === ''
        ? undefined
        : { value: filter[name], label: names.get(filter[name]) ?? filter[name] },
    onChange: (one: Found | undefined) => set(name, one?.value ?? ''),
    clearLabel: texts.clearOne(texts[name]),
  })
  const day = (name: 'from' | 'to') => ({
    label: texts[name],
    value: filter[name],
    onChange: (value: string) => set(name, value),
    clearLabel: texts.clearOne(texts[name]),
  })
  const wrongOrder = filter.from !== '' && filter.to !== '' && filter.to < filter.from
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" role="search" aria-label={texts.filters}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm">
        <FoundSelect
          label={texts.actor}
          placeholder={texts.anyone}
          noun="actors"
          {...found('actor')}
          find={findActors}
        />
        <Select
          label={texts.action}
          placeholder={texts.anything}
          data={actions}
          value={filter.action || null}
          onChange={(value) => set('action', value ?? '')}
          searchable
          filter={byLabel}
          {...scrollingOptions}
          nothingFoundMessage={common.noOptions}
          clearable
          clearButtonProps={{ 'aria-label': texts.clearOne(texts.action) }}
        />
        <FoundSelect
          label={texts.trail}
          placeholder={texts.everyTrail}
          noun="trails"
          {...found('trail')}
          find={findTrails}
        />
        <DateField {...day('from')} />
        <DateField {...day('to')} error={wrongOrder ? texts.wrongOrder : undefined} />
      </SimpleGrid>
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </Paper>
  )
}

const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }))

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
