import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { auditTexts as texts } from '../../../texts/audit.ts'
import { Page } from '../../../ui/page/page.tsx'
import { CountedTable } from '../../../ui/table/counted-table.tsx'
import { SearchBox } from '../../../ui/table/search-box.tsx'
import { auditQuery } from '../admin-calls.ts'
import { type AuditRow, actorName, auditColumns, trailName } from './audit-columns.tsx'
import { ExportButton } from './export-button.tsx'
import { Integrity } from './integrity.tsx'
import { useAuditFilter } from './use-audit-filter.ts'

const AuditFilters = lazy(() => import('./audit-filters.tsx'))
const EntryDialog = lazy(() => import('./entry-dialog.tsx'))

/** Who did what and when, in all trails; and whether anyone has tampered with them. */
export function AuditTrail() {
  const filtering = useAuditFilter()
  const { filter, isFiltered, set, clear } = filtering
  const list = usePagedList(auditQuery(filter))
  const [opened, setOpened] = useState<AuditRow | null>(null)
  const columns = useMemo(() => auditColumns(setOpened), [])
  const names = useMemo(
    () =>
      new Map(
        list.rows.flatMap((row) => [
          [row.actor, actorName(row)],
          [row.trail, trailName(row)],
        ]),
      ),
    [list.rows],
  )
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <ExportButton filter={filter} />
          <SearchBox label={texts.search} />
        </>
      }
    >
      <Integrity />
      <Suspense fallback={<Skeleton height={96} radius="lg" />}>
        <AuditFilters filtering={filtering} names={names} />
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
        {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} onFilter={set} />}
      </Suspense>
    </Page>
  )
}
