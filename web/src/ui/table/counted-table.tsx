import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { keepHeight } from '../../lib/browser/keep-height.ts'
import styles from './counted-table.module.css'
import { ListTable } from './list-table.tsx'
import { ResultCount } from './result-count.tsx'

const keepBarHeight = keepHeight('--selection-bar-height')

type CountedTableProps<Row extends RowData & { _id: string }> = ComponentProps<typeof ListTable<Row>> & {
  /** The bar with actions on the chosen rows, if any are chosen. */
  bar?: ReactNode
}

/** A server-paged list below the number of its rows, or the bar for those that are chosen. */
export function CountedTable<Row extends RowData & { _id: string }>({
  bar,
  ...table
}: CountedTableProps<Row>) {
  return (
    <>
      <CountOrBar bar={bar}>
        <ResultCount total={table.list.total} isExact={table.list.totalIsExact} />
      </CountOrBar>
      <ListTable {...table} />
    </>
  )
}

/** One line above a table for its number of rows or the bar, so that choosing rows does not move the table. */
export function CountOrBar({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      {bar ? (
        <div className={styles.bar} ref={keepBarHeight}>
          <Suspense fallback={children}>{bar}</Suspense>
        </div>
      ) : (
        children
      )}
    </div>
  )
}
