import type { RowSelectionState, Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { afterChecking, type Choice, checked, countOf, everything, nothing, selectionOf } from './choice.ts'

interface List {
  rows: readonly { _id: string }[]
  total: number | undefined
}

/** The chosen rows of a filtered list; a new filter starts with nothing chosen. */
export function useChoice<Filter extends object>(list: List, filter: Filter) {
  const key = JSON.stringify(filter)
  const [state, setState] = useState<{ key: string; choice: Choice }>({ key, choice: nothing })
  const choice = state.key === key ? state.choice : nothing
  const setChoice = (next: Choice) => setState({ key, choice: next })
  const selected = useMemo(() => checked(choice, list.rows), [choice, list.rows])
  const total = list.total ?? 0
  return {
    count: countOf(choice, total),
    /** All loaded rows are chosen, and more rows match. */
    canChooseAll:
      choice.kind === 'named' &&
      list.rows.length > 0 &&
      choice.ids.size >= list.rows.length &&
      choice.ids.size < total,
    isAll: choice.kind === 'all',
    chooseAll: () => setChoice(everything),
    clear: () => setChoice(nothing),
    selection: () => selectionOf(choice, filter),
    selected,
    onChange: (next: Updater<RowSelectionState>) =>
      setChoice(afterChecking(choice, list.rows, typeof next === 'function' ? next(selected) : next)),
  }
}
