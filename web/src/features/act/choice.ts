import type { RowSelectionState } from '@tanstack/react-table'

/** Which rows of a list are chosen: some, named one by one, or all that match, loaded or not, but for some. */
export type Choice =
  | { kind: 'named'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> }

export const nothing: Choice = { kind: 'named', ids: new Set() }
export const everything: Choice = { kind: 'all', except: new Set() }

/** How many are chosen; `total` is how many match. */
export const countOf = (choice: Choice, total: number): number =>
  choice.kind === 'named' ? choice.ids.size : Math.max(0, total - choice.except.size)

export const isChosen = (choice: Choice, id: string): boolean =>
  choice.kind === 'named' ? choice.ids.has(id) : !choice.except.has(id)

/** The same as the table's check boxes, for the rows that are loaded. */
export const checked = (choice: Choice, loaded: readonly { _id: string }[]): RowSelectionState =>
  Object.fromEntries(loaded.filter(({ _id }) => isChosen(choice, _id)).map(({ _id }) => [_id, true]))

/** The choice after the check boxes of the loaded rows have changed; rows that are not loaded stay as they were. */
export function afterChecking(
  choice: Choice,
  loaded: readonly { _id: string }[],
  now: RowSelectionState,
): Choice {
  const marked = new Set(choice.kind === 'named' ? choice.ids : choice.except)
  for (const { _id } of loaded) {
    if ((now[_id] ?? false) === (choice.kind === 'named')) marked.add(_id)
    else marked.delete(_id)
  }
  return choice.kind === 'named' ? { kind: 'named', ids: marked } : { kind: 'all', except: marked }
}

/** What the server gets: it finds out by itself what matches, when the act begins. */
export const selectionOf = <Filter extends object>(
  choice: Choice,
  filter: Filter,
): { ids: string[] } | { filter: Partial<Filter>; except: string[] } =>
  choice.kind === 'named' ? { ids: [...choice.ids] } : { filter: given(filter), except: [...choice.except] }

/** A field left empty on screen narrows nothing. */
const given = <Filter extends object>(filter: Filter): Partial<Filter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as Partial<Filter>
