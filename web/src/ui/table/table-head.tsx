import { FlexRender, type HeaderGroup, type RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { Sort } from '../../lib/list/use-sort.ts'
import { common } from '../../texts/common.ts'
import { SortHeader, sortDirection } from './sort-header.tsx'
import type { features } from './table-features.ts'
import { tableRoles as roles } from './table-roles.ts'
import { cellStyle } from './table-row.tsx'

interface HeadRowProps<Row extends RowData> {
  group: HeaderGroup<typeof features, Row>
  sort: Sort | undefined
  /** The box that chooses all rows, if rows can be chosen. */
  chooseAll: ReactNode
}

/** The headings of the columns. */
export function HeadRow<Row extends RowData>({ group, sort, chooseAll }: HeadRowProps<Row>) {
  return (
    <tr {...roles.row} aria-rowindex={1}>
      {chooseAll && (
        <th {...roles.heading} scope="col" data-part="choose" data-label={common.selectAllRows}>
          {chooseAll}
        </th>
      )}
      {group.headers.map((header) => {
        const direction = sortDirection(sort, header.column.id)
        const heading = <FlexRender header={header} />
        return (
          <th
            {...roles.heading}
            key={header.id}
            scope="col"
            className={cellStyle(header.column)}
            aria-sort={direction}
            data-label={direction && common.sortBy}
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
  )
}
