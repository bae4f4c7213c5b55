import { Checkbox, Skeleton } from '@mantine/core'
import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type UIEvent, useRef } from 'react'
import { common } from '../texts/common.ts'
import styles from './data-table.module.css'
import { features } from './table-features.ts'
import { TableEmpty, TableError } from './table-states.tsx'

export type Columns<Row extends RowData> = ColumnDef<typeof features, Row>[]

interface DataTableProps<Row extends RowData> {
  /** What the table lists, for its accessible name. */
  label: string
  columns: Columns<Row>
  rows: Row[]
  rowKey: (row: Row) => string
  /** CSS length; by default what is left of the window. */
  maxHeight?: string
  state: 'loading' | 'error' | 'ready'
  skeletonRows: number
  /** All rows there are, when only some are loaded. */
  total?: number
  /** The next thing to do when there are no rows. */
  emptyAction?: ReactNode
  error?: Error | null
  onRetry?: () => void
  /** Called near the end of the loaded rows. */
  onEndReached?: () => void
  selection?: RowChoice<Row>
}

/** Which rows are chosen, by their keys. */
export interface RowChoice<Row> {
  selected: RowSelectionState
  onChange: (next: Updater<RowSelectionState>) => void
  nameOf: (row: Row) => string
  selectable?: (row: Row) => boolean
}

const rowHeightPx = 49
/** From here on only the rows in view are in the document. */
const virtualFrom = 100

/** A table in one of four states: skeleton rows, nothing found, could not be fetched, or rows. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, columns, state, selection } = props
  const scroller = useRef<HTMLElement>(null)
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: props.rowKey,
    enableRowSelection: (row) => selection?.selectable?.(row.original) ?? true,
    state: { rowSelection: selection?.selected ?? nothingSelected },
    onRowSelectionChange: selection?.onChange,
  })
  const model = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: model.length,
    enabled: model.length > virtualFrom,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: 12,
  })
  const virtualItems = virtual.getVirtualItems()
  const isVirtual = model.length > virtualFrom
  const shown = isVirtual ? virtualItems.map((item) => model[item.index]!) : model
  const above = isVirtual ? (virtualItems[0]?.start ?? 0) : 0
  const below = isVirtual ? virtual.getTotalSize() - (virtualItems.at(-1)?.end ?? 0) : 0
  const width = columns.length + (selection ? 1 : 0)

  const onScroll = (event: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
    if (scrollHeight - scrollTop - clientHeight < 20 * rowHeightPx) props.onEndReached?.()
  }

  if (state === 'error') return <TableError error={props.error} onRetry={props.onRetry} />
  return (
    <div className={styles.frame}>
      <section
        className={styles.scroller}
        ref={scroller}
        style={{ maxHeight: props.maxHeight }}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={props.label}
      >
        <table
          className={styles.table}
          aria-label={props.label}
          aria-busy={state === 'loading'}
          aria-rowcount={state === 'ready' ? (props.total ?? rows.length) + 1 : -1}
        >
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} aria-rowindex={1}>
                {selection && (
                  <th scope="col" style={{ width: 40 }}>
                    <Checkbox
                      size="xs"
                      aria-label={common.selectAllRows}
                      checked={rows.length > 0 && table.getIsAllRowsSelected()}
                      indeterminate={table.getIsSomeRowsSelected()}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                      disabled={state === 'loading'}
                    />
                  </th>
                )}
                {group.headers.map((header) => (
                  <th key={header.id} scope="col" className={pinned(header.column.id)}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {state === 'loading' && <SkeletonRows count={props.skeletonRows} width={width} />}
            {state === 'ready' && above > 0 && <Spacer height={above} width={width} />}
            {state === 'ready' &&
              shown.map((row) => (
                <tr
                  key={row.id}
                  className={styles.row}
                  aria-rowindex={row.index + 2}
                  aria-selected={selection ? row.getIsSelected() : undefined}
                >
                  {selection && (
                    <td>
                      <Checkbox
                        size="xs"
                        aria-label={common.selectRow(selection.nameOf(row.original))}
                        checked={row.getIsSelected()}
                        disabled={!row.getCanSelect()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} className={pinned(cell.column.id)}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            {state === 'ready' && below > 0 && <Spacer height={below} width={width} />}
          </tbody>
        </table>
        {state === 'ready' && rows.length === 0 && <TableEmpty action={props.emptyAction} />}
      </section>
    </div>
  )
}

/** What can be done with a row stays in view, however wide the table is. */
const pinned = (column: string) => (column === 'action' ? styles.pinned : undefined)

const nothingSelected: RowSelectionState = {}

function Spacer({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

function SkeletonRows({ count, width }: { count: number; width: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} data-skeleton>
      {Array.from({ length: width }, (_, column) => (
        <td key={column}>
          <Skeleton height={12} width={`${45 + ((row * 7 + column * 23) % 45)}%`} radius="xl" />
        </td>
      ))}
    </tr>
  ))
}
