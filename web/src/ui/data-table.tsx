import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Sort } from '../lib/use-sort.ts'
import { common } from '../texts/common.ts'
import { ChooseAll, mayChoose } from './choose-all.tsx'
import styles from './data-table.module.css'
import { focusRow, placeOfRow, shortcutOf } from './row-shortcuts.ts'
import { SortHeader, sortDirection } from './sort-header.tsx'
import { features } from './table-features.ts'
import { tableRoles as roles } from './table-roles.ts'
import { BodyRow, cellStyle } from './table-row.tsx'
import { TableEmpty, TableError } from './table-states.tsx'

export type Columns<Row extends RowData> = ColumnDef<typeof features, Row>[]

interface DataTableProps<Row extends RowData> {
  /** What the table lists, for its accessible name. */
  label: string
  columns: Columns<Row>
  rows: Row[]
  rowKey: (row: Row) => string
  /** A CSS length; by default the rest of the window. */
  maxHeight?: string
  state: 'loading' | 'error' | 'ready'
  skeletonRows: number
  /** The number of all rows if only some are loaded; 'unknown' if not counted. */
  total?: number | 'unknown'
  /** The next step to offer if there are no rows. */
  emptyAction?: ReactNode
  error?: Error | null
  onRetry?: () => void
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

/** The chosen rows, by key. */
export interface RowChoice<Row> {
  selected: RowSelectionState
  onChange: (next: Updater<RowSelectionState>) => void
  nameOf: (row: Row) => string
  selectable?: (row: Row) => boolean
}

const rowHeightPx = 49
/** The approximate height of a card, until it is drawn and measured. */
const cardHeightPx = 190
/** The width below which rows are cards, as in the style sheet. */
const asCards = '(max-width: 40em)'
/** From this number on, only visible rows are in the document. */
const virtualFrom = 100
/** The next rows are requested this many rows before the end of the loaded ones. */
const rowsAhead = 60

/** A table in one of four states: skeleton rows, nothing found, failed to load, or rows. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, columns, state, selection, sort } = props
  const ownScroller = useRef<HTMLElement>(null)
  const scroller = props.scroller ?? ownScroller
  const isOfCards = useMediaQuery(asCards) ?? false
  const isVirtual = rows.length > virtualFrom
  // It measures short lists too: if it only started at the hundredth row, it would draw none at first.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isOfCards ? cardHeightPx : rowHeightPx),
    overscan: 12,
  })
  // Rows that come into view are drawn in batches: a dozen at once would delay a frame.
  const current = virtual.getVirtualItems()
  const deferred = useDeferredValue(current)
  const inView = deferred.length > 0 ? deferred : current
  const first = isVirtual ? (inView[0]?.index ?? 0) : 0
  const end = isVirtual ? (inView.at(-1)?.index ?? -1) + 1 : rows.length
  const above = isVirtual ? (inView[0]?.start ?? 0) : 0
  const below = isVirtual ? virtual.getTotalSize() - (inView.at(-1)?.end ?? 0) : 0
  const width = columns.length + (selection ? 1 : 0)
  // The table only knows visible rows: a model of all loaded rows would be rebuilt with each page.
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end])
  const table = useTable({ features, columns, data: shown, getRowId: props.rowKey })

  // To avoid redrawing, rows keep their first handler, which reads the current value.
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  const choose = useRef((key: string) =>
    latest.current?.onChange(({ [key]: isChosen, ...others }) =>
      isChosen ? others : { ...others, [key]: true },
    ),
  )

  const onScroll = (event: UIEvent<HTMLElement>) => {
    props.onScroll?.()
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget
    if (scrollHeight - scrollTop - clientHeight < rowsAhead * rowHeightPx) props.onEndReached?.()
  }

  const { onShortcut } = props
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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

  if (state === 'error') return <TableError error={props.error} onRetry={props.onRetry} />
  return (
    <div className={styles.frame}>
      <section
        className={styles.scroller}
        ref={scroller}
        style={{ maxHeight: props.maxHeight }}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
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
              <tr {...roles.row} key={group.id} aria-rowindex={1}>
                {selection && (
                  <th {...roles.heading} scope="col" data-part="choose" data-label={common.selectAllRows}>
                    <ChooseAll
                      rows={rows}
                      rowKey={props.rowKey}
                      selection={selection}
                      disabled={state === 'loading'}
                    />
                  </th>
                )}
                {group.headers.map((header) => {
                  const direction = sortDirection(sort, header.column.id)
                  const heading = <table.FlexRender header={header} />
                  return (
                    <th
                      {...roles.heading}
                      key={header.id}
                      scope="col"
                      className={cellStyle(header.column)}
                      aria-sort={direction}
                    >
                      {direction ? (
                        <SortHeader direction={direction} onToggle={() => sort?.toggle(header.column.id)}>
                          {heading}
                        </SortHeader>
                      ) : (
                        heading
                      )}
                    </th>
                  )
                })}
              </tr>
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
                    measure={isOfCards ? virtual.measureElement : undefined}
                    focusable={onShortcut !== undefined}
                    isChosen={selection && selection.selected[row.id] === true}
                    mayBeChosen={selection && mayChoose(selection, row.original)}
                    name={selection?.nameOf(row.original)}
                    onChoose={choose.current}
                  />
                ))}
            {state === 'ready' && below > 0 && <Spacer height={below} width={width} />}
          </tbody>
        </table>
        {state === 'ready' && rows.length === 0 && <TableEmpty action={props.emptyAction} />}
      </section>
    </div>
  )
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
