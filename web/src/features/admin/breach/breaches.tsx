import type { Breach } from '@credenza/schema/breach'
import { Anchor, Badge, Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazy } from '../../../lib/browser/lazy.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { breachTexts as texts } from '../../../texts/breach.ts'
import { Page } from '../../../ui/page/page.tsx'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { TextCell } from '../../../ui/table/text-cell.tsx'
import { breachesQuery } from './breach-calls.ts'

const OpenDialog = lazy(() => import('./open-dialog.tsx'))
const column = columnsOf<Breach>()

const columns = column.columns([
  column.accessor('foundAt', {
    header: texts.columns.found,
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  column.accessor('what', {
    header: texts.columns.what,
    cell: ({ getValue, row: { original } }) => (
      <TextCell>
        <Anchor component={Link} to={`/admin/breaches/${original._id}`} fz="sm">
          {getValue()}
        </Anchor>
      </TextCell>
    ),
  }),
  column.accessor('affected', {
    header: texts.columns.affected,
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor('told', {
    header: texts.columns.told,
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor('closedAt', {
    header: texts.columns.state,
    cell: ({ getValue }) =>
      getValue() === null ? (
        <Badge color="red">{texts.open}</Badge>
      ) : (
        <Badge color="gray">{texts.closed}</Badge>
      ),
  }),
]) as Columns<Breach>

/** All breach cases, newest first. */
export function Breaches() {
  const list = usePagedList(breachesQuery)
  const [opening, setOpening] = useState(false)
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={<Button onClick={() => setOpening(true)}>{texts.openCase}</Button>}
    >
      <ListTable
        label={texts.table}
        columns={columns}
        list={list}
        cardTitle="what"
        emptyAction={texts.empty}
      />
      <Suspense>{opening && <OpenDialog onClose={() => setOpening(false)} />}</Suspense>
    </Page>
  )
}
