import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import type { ComponentProps } from 'react'
import { DataTable } from './data-table.tsx'

interface QueryTableProps<Row extends RowData>
  extends Pick<
    ComponentProps<typeof DataTable<Row>>,
    'label' | 'columns' | 'rowKey' | 'maxHeight' | 'skeletonRows' | 'emptyAction'
  > {
  list: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isPending' | 'isLoadingError' | 'refetch'>
}

/** The table of a list that is fetched as a whole. */
export function QueryTable<Row extends RowData>({ list, ...table }: QueryTableProps<Row>) {
  return (
    <DataTable
      {...table}
      rows={list.data ?? []}
      state={list.isPending ? 'loading' : list.isLoadingError ? 'error' : 'ready'}
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  )
}
