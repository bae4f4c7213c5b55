import { listSkeletonRows } from '@credenza/schema/constants'
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useKeptScroll } from '../../lib/browser/use-kept-scroll.ts'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import type { Sort } from '../../lib/list/use-sort.ts'
import { type Columns, DataTable, type RowChoice } from './data-table.tsx'

interface ListTableProps<Row extends RowData>
  extends Pick<ComponentProps<typeof DataTable<Row>>, 'cardTitle' | 'onShortcut'> {
  label: string
  columns: Columns<Row>
  list: PagedList<Row>
  emptyAction?: ReactNode
  selection?: RowChoice<Row>
  sort?: Sort
}

/** The table of a server-paged list. Fetches more rows during scrolling, and restores its position. */
export function ListTable<Row extends RowData & { _id: string }>({ list, ...table }: ListTableProps<Row>) {
  const scroller = useRef<HTMLElement>(null)
  const onScroll = useKeptScroll(scroller, table.label, list.state === 'ready')
  return (
    <DataTable
      {...table}
      rows={list.rows}
      rowKey={(row) => row._id}
      state={list.state}
      skeletonRows={listSkeletonRows}
      total={list.totalIsExact ? list.total : 'unknown'}
      error={list.error}
      onRetry={list.retry}
      onEndReached={list.loadMore}
      scroller={scroller}
      onScroll={onScroll}
    />
  )
}
