import type { RowData } from '@tanstack/react-table'
import type { ComponentProps } from 'react'
import { ListTable } from './list-table.tsx'
import { ResultCount } from './result-count.tsx'

/** A server-paged list below the number of its rows. */
export function CountedTable<Row extends RowData & { _id: string }>(
  props: ComponentProps<typeof ListTable<Row>>,
) {
  return (
    <>
      <ResultCount total={props.list.total} isExact={props.list.totalIsExact} />
      <ListTable {...props} />
    </>
  )
}
