import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { auditTexts as texts } from '../../texts/audit.ts'
import { Page } from '../../ui/page/page.tsx'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { SearchBox } from '../../ui/table/search-box.tsx'
import { auditQuery } from './audit-calls.ts'
import { type AuditRow, auditColumns, subjectName, trailName } from './audit-columns.tsx'
import type { FiltersProps, ShownNames } from './audit-filters.tsx'
import { ExportButton } from './export-button.tsx'
import type { TrailReader } from './trail-reader.ts'
import { useAuditFilter } from './use-audit-filter.ts'

const EntryDialog = lazy(() => import('./entry-dialog.tsx'))

interface TrailPageProps {
  reader: TrailReader
  Filters: ComponentType<FiltersProps>
  /** Above the filters. */
  children?: ReactNode
}

/** Who did what and when, as far as the reader sees it. */
export function TrailPage({ reader, Filters, children }: TrailPageProps) {
  const filtering = useAuditFilter()
  const { filter, isFiltered, set, clear } = filtering
  const list = usePagedList(auditQuery(reader.path, filter))
  const [opened, setOpened] = useState<AuditRow | null>(null)
  const columns = useMemo(() => auditColumns(reader, setOpened), [reader])
  const names = useMemo(() => namesIn(list.rows, reader), [list.rows, reader])
  return (
    <Page
      title={texts.title}
      lead={reader.lead}
      actions={
        <>
          <ExportButton path={reader.path} filter={filter} />
          <SearchBox label={texts.search} />
        </>
      }
    >
      {children}
      <Suspense fallback={<Skeleton height={96} radius="lg" />}>
        <Filters filtering={filtering} names={names} />
      </Suspense>
      <CountedTable
        label={texts.table}
        columns={columns}
        list={list}
        cardTitle="what"
        emptyAction={
          isFiltered && (
            <Stack align="center" gap="sm">
              <Text c="dimmed">{texts.empty}</Text>
              <Button variant="default" onClick={clear}>
                {texts.clear}
              </Button>
            </Stack>
          )
        }
      />
      <Suspense>
        {opened && (
          <EntryDialog entry={opened} reader={reader} onClose={() => setOpened(null)} onFilter={set} />
        )}
      </Suspense>
    </Page>
  )
}

const namesIn = (rows: readonly AuditRow[], reader: TrailReader): ShownNames => ({
  actor: new Map(rows.filter(({ actor }) => actor).map((row) => [row.actor, reader.actorName(row)])),
  trail: new Map(rows.map((row) => [row.trail, trailName(row)])),
  subject: new Map(rows.map((row) => [row.subject, subjectName(row) || row.subject])),
})
