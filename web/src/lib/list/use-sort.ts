import { useSearchParams } from 'react-router'

/** A list's sort order, stored in the address as `?sort=`: a column, with '-' in front for descending order. */
export interface Sort<Column extends string = string> {
  value: Column | `-${Column}` | undefined
  columns: readonly Column[]
  /** Cycles through ascending, descending and the default order. */
  toggle(column: Column): void
}

/** The next sort order after pressing a column's heading. */
export function nextSort<Column extends string>(
  value: string | undefined,
  column: Column,
): Column | `-${Column}` | undefined {
  if (value === column) return `-${column}`
  return value === `-${column}` ? undefined : column
}

export function useSort<Column extends string>(columns: readonly Column[]): Sort<Column> {
  const [params, setParams] = useSearchParams()
  const asked = params.get('sort') ?? ''
  const isKnown = columns.some((column) => asked === column || asked === `-${column}`)
  const value = isKnown ? (asked as Column | `-${Column}`) : undefined
  const toggle = (column: Column) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        const next = nextSort(value, column)
        if (next) after.set('sort', next)
        else after.delete('sort')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { value, columns, toggle }
}
