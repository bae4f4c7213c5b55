import { listSkeletonRows } from '@credenza/schema/constants'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { PagedList } from '../lib/use-paged-list.ts'
import { type Columns, DataTable, type RowChoice } from './data-table.tsx'

interface ListTableProps<Row extends RowData> {
  label: string
  columns: Columns<Row>
  list: PagedList<Row>
  emptyAction?: ReactNode
  selection?: RowChoice<Row>
}

/** The table of a list that the server pages: it fetches more rows while it is scrolled. */
export function ListTable<Row extends RowData & { _id: string }>({ list, ...table }: ListTableProps<Row>) {
  return (
    <DataTable
      {...table}
      rows={list.rows}
      rowKey={(row) => row._id}
      state={list.state}
      skeletonRows={listSkeletonRows}
      total={list.total}
      error={list.error}
      onRetry={list.retry}
      onEndReached={list.loadMore}
    />
  )
}
