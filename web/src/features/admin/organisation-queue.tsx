import { Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { adminTexts as texts } from '../../texts/admin.ts'
import { Page } from '../../ui/page/page.tsx'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { SearchBox, withParam } from '../../ui/table/search-box.tsx'
import styles from './filter.module.css'
import { organisationsQuery } from './organisation-calls.ts'
import { organisationColumns } from './organisation-columns.tsx'
import { useWaiting } from './use-waiting.ts'

/** The administrator's organisations, waiting ones first; each row links to the whole application. */
export function OrganisationQueue() {
  const [params, setParams] = useSearchParams()
  const status = params.get('status') ?? 'Pending'
  const filter = { search: params.get('search') ?? '', status: status === 'all' ? '' : status }
  const list = usePagedList(organisationsQuery(filter), { refreshMs: 15_000 })
  const waiting = useWaiting()
  const show = (next: string) => setParams((before) => withParam(before, 'status', next), { replace: true })
  const pending = waiting ? texts.pendingCount(formatNumber(waiting.total)) : texts.filters.Pending

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <SegmentedControl
            className={styles.filter}
            aria-label={texts.statusFilter}
            data={Object.entries({ ...texts.filters, Pending: pending }).map(([value, label]) => ({
              value,
              label,
            }))}
            value={status}
            onChange={show}
          />
          <SearchBox label={texts.search} />
        </>
      }
    >
      <CountedTable
        label={texts.table}
        columns={organisationColumns}
        list={list}
        emptyAction={
          <Stack align="center" gap="sm">
            <Text c="dimmed">
              {status === 'Pending' && filter.search === '' ? texts.empty.Pending : texts.empty.other}
            </Text>
            {status !== 'all' && (
              <Button variant="default" onClick={() => show('all')}>
                {texts.showAll}
              </Button>
            )}
          </Stack>
        }
      />
    </Page>
  )
}
