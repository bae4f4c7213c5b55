import { Checkbox } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { common } from '../../texts/common.ts'
import type { RowChoice } from './data-table.tsx'

interface ChooseAllProps<Row extends RowData> {
  rows: Row[]
  rowKey: (row: Row) => string
  selection: RowChoice<Row>
  disabled: boolean
}

/** Chooses every loaded row that may be chosen, or none. */
export function ChooseAll<Row extends RowData>({ rows, rowKey, selection, disabled }: ChooseAllProps<Row>) {
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
      disabled={disabled}
    />
  )
}

export const mayChoose = <Row,>({ selectable }: RowChoice<Row>, row: Row): boolean =>
  selectable?.(row) ?? true
