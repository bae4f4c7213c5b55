import { Checkbox, CheckIcon, Skeleton } from '@mantine/core'
import {
  type ColumnDef,
  FlexRender,
  type RowData,
  type RowSelectionState,
  type Row as TableRow,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ComponentProps,
  memo,
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
import styles from './data-table.module.css'
import { SortHeader, sortDirection } from './sort-header.tsx'
import { features } from './table-features.ts'
import { TableEmpty, TableError } from './table-states.tsx'

export type Columns<Row extends RowData> = ColumnDef<typeof features, Row>[]

interface DataTableProps<Row extends RowData> {
  /** What the table lists, for its accessible name. */
  label: string
  columns: Columns<Row>
  rows: Row[]
  rowKey: (row: Row) => string
  /** CSS length; by default the rest of the window. */
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
  /** The columns whose headings sort the rows; the server does the sorting. */
  sort?: Sort
  /** The scrolling element, for keeping its position. */
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
/** From here on only the rows in view are in the document. */
const virtualFrom = 100
/** The next rows are requested this many rows before the end of the loaded ones. */
const rowsAhead = 60

/** A table in one of four states: skeleton rows, nothing found, failed to load, or rows. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, columns, state, selection, sort } = props
  const ownScroller = useRef<HTMLElement>(null)
  const scroller = props.scroller ?? ownScroller
  const isVirtual = rows.length > virtualFrom
  // It measures short lists too: if it started at the hundredth row, it would draw none at first.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: 12,
  })
  // Rows that come into view are drawn in slices: a dozen at once would delay a frame.
  const current = virtual.getVirtualItems()
  const deferred = useDeferredValue(current)
  const inView = deferred.length > 0 ? deferred : current
  const first = isVirtual ? (inView[0]?.index ?? 0) : 0
  const end = isVirtual ? (inView.at(-1)?.index ?? -1) + 1 : rows.length
  const above = isVirtual ? (inView[0]?.start ?? 0) : 0
  const below = isVirtual ? virtual.getTotalSize() - (inView.at(-1)?.end ?? 0) : 0
  const width = columns.length + (selection ? 1 : 0)
  // The table only knows the rows in view: a model of all loaded rows would be rebuilt with each page.
  const shown = useMemo(() => rows.slice(first, end), [rows, first, end])
  const table = useTable({ features, columns, data: shown, getRowId: props.rowKey })

  // Rows keep their first handler to avoid redrawing; it reads the current value.
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
          aria-rowcount={state === 'ready' ? rowCount(props.total ?? rows.length) : -1}
        >
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} aria-rowindex={1}>
                {selection && (
                  <th scope="col" style={{ width: 40 }}>
                    <ChooseAll {...props} selection={selection} />
                  </th>
                )}
                {group.headers.map((header) => {
                  const direction = sortDirection(sort, header.column.id)
                  const heading = <table.FlexRender header={header} />
                  return (
                    <th
                      key={header.id}
                      scope="col"
                      className={pinned(header.column.id)}
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
          <tbody>
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

/** Counts like `aria-rowcount`: including the heading, and -1 if unknown. */
const rowCount = (total: number | 'unknown'): number => (total === 'unknown' ? -1 : total + 1)

/** A row's actions stay in view, however wide the table is. */
const pinned = (column: string) => (column === 'action' ? styles.pinned : undefined)

const mayChoose = <Row,>({ selectable }: RowChoice<Row>, row: Row): boolean => selectable?.(row) ?? true

/** Chooses every loaded row that may be chosen, or none. */
function ChooseAll<Row extends RowData>({
  rows,
  rowKey,
  state,
  selection,
}: Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'state'> & { selection: RowChoice<Row> }) {
  const choosable = rows.filter((row) => mayChoose(selection, row))
  const chosen = choosable.filter((row) => selection.selected[rowKey(row)])
  const isAll = choosable.length > 0 && chosen.length === choosable.length
  const change = () =>
    selection.onChange((before) => {
      const after = { ...before }
      for (const row of choosable) {
        if (isAll) delete after[rowKey(row)]
        else after[rowKey(row)] = true
      }
      return after
    })
  return (
    <Checkbox
      size="xs"
      aria-label={common.selectAllRows}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={change}
      disabled={state === 'loading'}
    />
  )
}

interface BodyRowProps<Row extends RowData> {
  row: TableRow<typeof features, Row>
  /** Counted from 0 over all rows of the list. */
  position: number
  columns: Columns<Row>
  /** These three are set only if rows can be chosen. */
  isChosen: boolean | undefined
  mayBeChosen: boolean | undefined
  name: string | undefined
  onChoose: (key: string) => void
}

/** One row; redrawn only when it changes, not whenever the table is scrolled. */
const BodyRow = memo(PlainBodyRow, isSameRow) as typeof PlainBodyRow

function isSameRow<Row extends RowData>(
  { row, ...before }: BodyRowProps<Row>,
  { row: nextRow, ...after }: BodyRowProps<Row>,
): boolean {
  const names = Object.keys(before) as (keyof typeof before)[]
  return row.original === nextRow.original && names.every((name) => before[name] === after[name])
}

function PlainBodyRow<Row extends RowData>(props: BodyRowProps<Row>) {
  const { row, position, isChosen, mayBeChosen, name, onChoose } = props
  return (
    <tr className={styles.row} aria-rowindex={position + 2} aria-selected={isChosen}>
      {isChosen !== undefined && (
        <td>
          <RowCheckbox
            aria-label={common.selectRow(name ?? '')}
            checked={isChosen}
            disabled={!mayBeChosen}
            onChange={() => onChoose(row.id)}
          />
        </td>
      )}
      {row.getAllCells().map((cell) => (
        <td key={cell.id} className={pinned(cell.column.id)}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  )
}

/** Looks like `Checkbox`, whose layers would take a third of the time to draw a row. */
const RowCheckbox = (input: ComponentProps<'input'>) => (
  <div className={styles.checkbox}>
    <div className={Checkbox.classes.inner}>
      <input type="checkbox" className={`${Checkbox.classes.input} mantine-focus-auto`} {...input} />
      <CheckIcon className={Checkbox.classes.icon} />
    </div>
  </div>
)

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
