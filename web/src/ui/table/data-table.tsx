import { Skeleton } from '@mantine/core'
import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Sort } from '../../lib/list/use-sort.ts'
import { LoadError } from '../page/load-error.tsx'
import { ScrollRegion } from '../scroll-region.tsx'
import { ChooseAll, mayChoose } from './choose-all.tsx'
import styles from './data-table.module.css'
import { focusRow, placeOfRow, shortcutOf } from './row-shortcuts.ts'
import { TableEmpty } from './table-empty.tsx'
import { features } from './table-features.ts'
import { HeadRow } from './table-head.tsx'
import { tableRoles as roles } from './table-roles.ts'
import { BodyRow } from './table-row.tsx'
import { rowHeightPx, useRowWindow } from './use-row-window.ts'

export type Columns<Row extends RowData> = ColumnDef<typeof features, Row>[]

interface TableProps<Row extends RowData> {
  /** What the table lists, for its accessible name. */
  label: string
  columns: Columns<Row>
  rows: Row[]
  rowKey: (row: Row) => string
  /** A CSS length; by default the rest of the window. */
  maxHeight?: string
  skeletonRows: number
  /** The number of all rows if only some are loaded; 'unknown' if not counted. */
  total?: number | 'unknown'
  /** The next step to offer if there are no rows. */
  emptyAction?: ReactNode
  /** Called near the end of the loaded rows. */
  onEndReached?: () => void
  selection?: RowChoice<Row>
  /** The column that titles the cards on a phone; by default the first. */
  cardTitle?: string
  /**
   * Called for shortcuts of one letter, only while the focus is in the table (WCAG 2.1.4), with the focused row and a
   * function that focuses the next. J and K move between rows and do not arrive here.
   */
  onShortcut?: (letter: string, row: Row | undefined, focusNext: () => void) => void
  /** The columns by which rows can be sorted; the server sorts them. */
  sort?: Sort
  /** The scrolling element, whose position can be restored. */
  scroller?: RefObject<HTMLElement | null>
  onScroll?: () => void
}

/** Only rows that are loaded can fail to. */
type TableState =
  | { state: 'loading' | 'ready'; error?: undefined; onRetry?: undefined }
  | { state: 'loading' | 'error' | 'ready'; error: Error | null; onRetry: () => void }

type DataTableProps<Row extends RowData> = TableProps<Row> & TableState

/** The chosen rows, by key. */
export interface RowChoice<Row> {
  selected: RowSelectionState
  onChange: (next: Updater<RowSelectionState>) => void
  nameOf: (row: Row) => string
  selectable?: (row: Row) => boolean
}

/** The next rows are requested this many rows before the end of the loaded ones. */
const rowsAhead = 60

/** A table in one of four states: skeleton rows, nothing found, failed to load, or rows. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, columns, state, selection, sort } = props
  const ownScroller = useRef<HTMLElement>(null)
  const scroller = props.scroller ?? ownScroller
  const { first, end, above, below, measure } = useRowWindow(rows.length, scroller)
  const width = columns.length + (selection ? 1 : 0)
  // The table only knows visible rows: a model of all loaded rows would be rebuilt with each page.
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end])
  const table = useTable({ features, columns, data: shown, getRowId: props.rowKey })

  const choose = useSteadyChoice(selection)

  const onScroll = (event: UIEvent<HTMLElement>) => {
    props.onScroll?.()
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
    if (scrollHeight - scrollTop - clientHeight < rowsAhead * rowHeightPx) props.onEndReached?.()
  }

  if (props.state === 'error') return <LoadError error={props.error} onRetry={props.onRetry} />
  return (
    <div className={styles.frame}>
      <ScrollRegion
        className={styles.scroller}
        ref={scroller}
        style={{ maxHeight: props.maxHeight }}
        onScroll={onScroll}
        onKeyDown={(event) => moveOrAct(event, rows, props.onShortcut)}
        aria-label={props.label}
      >
        <table
          {...roles.table}
          className={styles.table}
          aria-label={props.label}
          aria-busy={state === 'loading'}
          aria-rowcount={state === 'ready' ? rowCount(props.total ?? rows.length) : -1}
        >
          <thead {...roles.group}>
            {table.getHeaderGroups().map((group) => (
              <HeadRow
                key={group.id}
                group={group}
                sort={sort}
                chooseAll={
                  selection && (
                    <ChooseAll
                      rows={rows}
                      rowKey={props.rowKey}
                      selection={selection}
                      disabled={state === 'loading'}
                    />
                  )
                }
              />
            ))}
          </thead>
          <tbody {...roles.group}>
            {state === 'loading' && <SkeletonRows count={props.skeletonRows} width={width} />}
            {state === 'ready' && above > 0 && <Spacer height={above} width={width} />}
            {state === 'ready' &&
              table
                .getRowModel()
                .rows.map((row) => (
                  <BodyRow
                    key={row.id}
                    row={row}
                    position={first + row.index}
                    columns={columns}
                    cardTitle={props.cardTitle}
                    measure={measure}
                    focusable={props.onShortcut !== undefined}
                    isChosen={selection && selection.selected[row.id] === true}
                    mayBeChosen={selection && mayChoose(selection, row.original)}
                    name={selection?.nameOf(row.original)}
                    onChoose={choose}
                  />
                ))}
            {state === 'ready' && below > 0 && <Spacer height={below} width={width} />}
          </tbody>
        </table>
        {state === 'ready' && rows.length === 0 && <TableEmpty action={props.emptyAction} />}
      </ScrollRegion>
    </div>
  )
}

/** The handler by which rows are chosen. It stays the same, so that rows are not redrawn, and reads the current choice. */
function useSteadyChoice<Row>(selection: RowChoice<Row> | undefined): (key: string) => void {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return useCallback(
    (key: string) =>
      latest.current?.onChange(({ [key]: isChosen, ...others }) =>
        isChosen ? others : { ...others, [key]: true },
      ),
    [],
  )
}

/** Moves between rows with J and K, and passes on other letters with the row that has the focus. */
function moveOrAct<Row extends RowData>(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly Row[],
  onShortcut: TableProps<Row>['onShortcut'],
): void {
  const letter = shortcutOf(event)
  const table = event.currentTarget
  if (!letter || !onShortcut || !(event.target instanceof Node && table.contains(event.target))) return
  event.preventDefault()
  const place = placeOfRow(event.target)
  const nextOrLast = place + 1 < rows.length ? place + 1 : place - 1
  if (letter === 'j') focusRow(table, place + 1)
  else if (letter === 'k') focusRow(table, place - 1)
  else onShortcut(letter, rows[place], () => focusRow(table, nextOrLast))
}

/** The number for `aria-rowcount`, which includes the heading and is -1 if unknown. */
const rowCount = (total: number | 'unknown'): number => (total === 'unknown' ? -1 : total + 1)

function Spacer({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden className={styles.spacer}>
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
