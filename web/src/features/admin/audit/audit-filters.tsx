import { Button, Paper, Select, SimpleGrid } from '@mantine/core'
import { adminTexts } from '../../../texts/admin.ts'
import { auditTexts as texts } from '../../../texts/audit.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { scrollingOptions } from '../../../ui/scrolling-options.ts'
import { fetchAccounts, fetchOrganisations, platformTrail, systemActor } from '../admin-calls.ts'
import { FoundSelect } from './found-select.tsx'
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
    onChange: (value: string) => set(name, value),
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
          noun="accounts"
          {...found('actor')}
          find={findAccounts}
        />
        <Select
          label={texts.action}
          placeholder={texts.anything}
          data={actions}
          value={filter.action || null}
          onChange={(value) => set('action', value ?? '')}
          searchable
          {...scrollingOptions}
          nothingFoundMessage={texts.nothingFound}
          clearable
          clearButtonProps={{ 'aria-label': texts.clearOne(texts.action) }}
        />
        <FoundSelect
          label={texts.trail}
          placeholder={texts.everyTrail}
          noun="organisations"
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

async function findAccounts(search: string, signal: AbortSignal) {
  const { rows } = await fetchAccounts({ search, role: '' }, signal)
  const found = rows.map(({ _id, name, email }) => ({
    value: _id,
    label: name === email ? name : `${name} · ${email}`,
  }))
  return fitting({ value: systemActor, label: texts.system }, search).concat(found)
}

async function findTrails(search: string, signal: AbortSignal) {
  const { rows } = await fetchOrganisations({ search, status: '' }, signal)
  const found = rows.map(({ _id, organizationName, status }) => ({
    value: _id,
    label: `${organizationName} · ${adminTexts.status[status] ?? status}`,
  }))
  return fitting({ value: platformTrail, label: texts.platform }, search).concat(found)
}

/** A choice outside the server's list comes before its rows while the search matches its name. */
const fitting = (option: { value: string; label: string }, search: string) =>
  option.label.toLowerCase().includes(search.toLowerCase()) ? [option] : []
