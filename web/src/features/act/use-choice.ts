import type { RowSelectionState, Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { formatCount } from '../../lib/text/format.ts'
import { afterChecking, type Choice, checked, countOf, everything, nothing, selectionOf } from './choice.ts'

interface List {
  rows: readonly { _id: string }[]
  total: number | undefined
  totalIsExact: boolean
}

/** The chosen rows of a filtered list; a new filter starts with nothing chosen. */
export function useChoice<Filter extends object>(list: List, filter: Filter) {
  const key = JSON.stringify(filter)
  const [state, setState] = useState<{ key: string; choice: Choice }>({ key, choice: nothing })
  const choice = state.key === key ? state.choice : nothing
  const setChoice = (next: Choice) => setState({ key, choice: next })
  const selected = useMemo(() => checked(choice, list.rows), [choice, list.rows])
  const total = list.total ?? 0
  const count = countOf(choice, total)
  const countIsExact = choice.kind === 'named' || list.totalIsExact
  /** All loaded rows are chosen, and more rows match. */
  const canChooseAll =
    choice.kind === 'named' &&
    list.rows.length > 0 &&
    choice.ids.size >= list.rows.length &&
    (choice.ids.size < total || !list.totalIsExact)
  return {
    count,
    /** The number chosen, in words: '1,000+' if more match than were counted. */
    shownCount: formatCount(count, countIsExact),
    canChooseAll,
    /** The number of matches, in words, while they can be chosen together. */
    shownTotal: canChooseAll ? formatCount(total, list.totalIsExact) : undefined,
    isAll: choice.kind === 'all',
    chooseAll: () => setChoice(everything),
    clear: () => setChoice(nothing),
    selection: () => selectionOf(choice, filter),
    /** What an act on the chosen rows is about. */
    subjects: () => ({ selection: selectionOf(choice, filter), count, countIsExact }),
    selected,
    onChange: (next: Updater<RowSelectionState>) =>
      setChoice(afterChecking(choice, list.rows, typeof next === 'function' ? next(selected) : next)),
  }
}
