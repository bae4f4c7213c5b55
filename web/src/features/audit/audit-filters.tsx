import { Button, Paper, Select, type SelectProps, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { actionName } from '../../lib/text/action-name.ts'
import { readDate } from '../../lib/text/read-date.ts'
import { auditTexts as texts } from '../../texts/audit.ts'
import { common } from '../../texts/common.ts'
import { byLabel } from '../../ui/field/by-label.ts'
import { DateField } from '../../ui/field/date-field.tsx'
import { scrollingOptions } from '../../ui/table/scrolling-options.ts'
import type { useAuditFilter } from './use-audit-filter.ts'

/** Names from the entries on screen, by id. */
export type ShownNames = Record<'actor' | 'trail' | 'subject', ReadonlyMap<string, string>>

export interface FiltersProps {
  filtering: ReturnType<typeof useAuditFilter>
  names: ShownNames
}

interface AuditFiltersProps extends Pick<FiltersProps, 'filtering'> {
  /** The actions to choose from, by their codes. */
  actions: readonly string[]
  who: ReactNode
  /** The field for where, or about what. */
  about: ReactNode
}

/** Filters a trail by who, what, about what and when. */
export function AuditFilters({
  filtering: { filter, set, clear, isFiltered },
  actions,
  who,
  about,
}: AuditFiltersProps) {
  const day = (name: 'from' | 'to') => ({
    label: texts[name],
    value: filter[name],
    onChange: (value: string) => set(name, readDate(value) ?? ''),
    clearLabel: texts.clearOne(texts[name]),
  })
  const wrongOrder = filter.from !== '' && filter.to !== '' && filter.to < filter.from
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" role="search" aria-label={texts.filters}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm">
        {who}
        <FilterChoice
          label={texts.action}
          placeholder={texts.anything}
          data={actions.map((value) => ({ value, label: actionName(value) }))}
          value={filter.action || null}
          onChange={(value) => set('action', value ?? '')}
        />
        {about}
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

/** One of the values to filter by, or none. */
export const FilterChoice = (props: SelectProps & { label: string }) => (
  <Select
    {...props}
    searchable
    filter={byLabel}
    {...scrollingOptions}
    nothingFoundMessage={common.noOptions}
    clearable
    clearButtonProps={{ 'aria-label': texts.clearOne(props.label) }}
  />
)
