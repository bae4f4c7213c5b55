import { UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sort } from '../../lib/list/use-sort.ts'
import styles from './sort-header.module.css'

type Direction = 'ascending' | 'descending' | 'none'

/** A column's `aria-sort` value; undefined if it cannot be sorted. */
export function sortDirection(sort: Sort | undefined, column: string): Direction | undefined {
  if (!sort?.columns.includes(column)) return undefined
  if (sort.value === column) return 'ascending'
  return sort.value === `-${column}` ? 'descending' : 'none'
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** A column heading that sorts when pressed. */
export function SortHeader({
  direction,
  onToggle,
  children,
}: {
  direction: Direction
  onToggle: () => void
  children: ReactNode
}) {
  const Icon = icons[direction]
  return (
    <UnstyledButton
      className={styles.button}
      onClick={onToggle}
      data-sorted={direction !== 'none' || undefined}
    >
      {children}
      <Icon size={14} aria-hidden />
    </UnstyledButton>
  )
}
