import { Checkbox, CheckIcon } from '@mantine/core'
import { type Column, FlexRender, type RowData, type Row as TableRow } from '@tanstack/react-table'
import { type ComponentProps, memo, type RefCallback } from 'react'
import { common } from '../../texts/common.ts'
import styles from './data-table.module.css'
import type { Columns } from './data-table.tsx'
import type { features } from './table-features.ts'
import { tableRoles as roles } from './table-roles.ts'

interface BodyRowProps<Row extends RowData> {
  row: TableRow<typeof features, Row>
  /** The row's place among all rows of the list, counted from 0. */
  position: number
  columns: Columns<Row>
  /** The column that titles the cards. */
  cardTitle: string | undefined
  /** Measures the height of a card, which differs between rows. */
  measure: RefCallback<Element> | undefined
  /** Whether the row can take focus, for its shortcuts. */
  focusable: boolean
  /** These three are set only if rows can be chosen. */
  isChosen: boolean | undefined
  mayBeChosen: boolean | undefined
  name: string | undefined
  onChoose: (key: string) => void
}

/** One row. It is redrawn only when it changes, not whenever the table scrolls. */
export const BodyRow = memo(PlainBodyRow, isSameRow) as typeof PlainBodyRow

function isSameRow<Row extends RowData>(
  { row, ...before }: BodyRowProps<Row>,
  { row: nextRow, ...after }: BodyRowProps<Row>,
): boolean {
  const names = Object.keys(before) as (keyof typeof before)[]
  return row.original === nextRow.original && names.every((name) => before[name] === after[name])
}

function PlainBodyRow<Row extends RowData>(props: BodyRowProps<Row>) {
  const { row, position, cardTitle, isChosen, mayBeChosen, name, onChoose } = props
  return (
    <tr
      {...roles.row}
      ref={props.measure}
      data-index={position}
      className={styles.row}
      tabIndex={props.focusable ? -1 : undefined}
      aria-rowindex={position + 2}
      aria-selected={isChosen}
    >
      {isChosen !== undefined && (
        <td {...roles.cell} data-part="choose">
          <RowCheckbox
            aria-label={common.selectRow(name ?? '')}
            checked={isChosen}
            disabled={!mayBeChosen}
            onChange={() => onChoose(row.id)}
          />
        </td>
      )}
      {row.getAllCells().map((cell, index) => {
        const { id, columnDef } = cell.column
        const isTitle = cardTitle === undefined ? index === 0 : id === cardTitle
        return (
          <td
            {...roles.cell}
            key={cell.id}
            className={cellStyle(cell.column)}
            data-part={isTitle ? 'title' : acts.has(id) ? 'acts' : undefined}
            data-label={typeof columnDef.header === 'string' ? columnDef.header : undefined}
          >
            <FlexRender cell={cell} />
          </td>
        )
      })}
    </tr>
  )
}

/** The columns of buttons, which are at the bottom of a card. */
const acts: ReadonlySet<string> = new Set(['action', 'preview', 'remove'])

/** Keeps a row's actions visible however wide the table is, and aligns amounts at the end. */
export function cellStyle<Row extends RowData>({
  id,
  columnDef,
}: Pick<Column<typeof features, Row>, 'id' | 'columnDef'>): string | undefined {
  if (id === 'action') return styles.pinned
  return columnDef.meta?.isAmount ? styles.amount : undefined
}

/** Looks like `Checkbox`, whose layers would take a third of the time for drawing a row. */
const RowCheckbox = (input: ComponentProps<'input'>) => (
  <div className={styles.checkbox}>
    <div className={Checkbox.classes.inner}>
      <input type="checkbox" className={`${Checkbox.classes.input} mantine-focus-auto`} {...input} />
      <CheckIcon className={Checkbox.classes.icon} />
    </div>
  </div>
)
