import type { RowSelectionState } from '@tanstack/react-table'

/** The chosen rows of a list: a list of ids, or all that match, loaded or not, with exceptions. */
export type Choice =
  | { kind: 'named'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> }

export const nothing: Choice = { kind: 'named', ids: new Set() }
export const everything: Choice = { kind: 'all', except: new Set() }

/** The number chosen; `total` is the number of matches. */
export const countOf = (choice: Choice, total: number): number =>
  choice.kind === 'named' ? choice.ids.size : Math.max(0, total - choice.except.size)

export const isChosen = (choice: Choice, id: string): boolean =>
  choice.kind === 'named' ? choice.ids.has(id) : !choice.except.has(id)

/** The choice as check boxes of the loaded rows. */
export const checked = (choice: Choice, loaded: readonly { _id: string }[]): RowSelectionState =>
  Object.fromEntries(loaded.filter(({ _id }) => isChosen(choice, _id)).map(({ _id }) => [_id, true]))

/** The choice after a change to the loaded rows' check boxes; rows not loaded keep their state. */
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

/** The selection to send. The server resolves the matches when the act starts. */
export const selectionOf = <Filter extends object>(
  choice: Choice,
  filter: Filter,
): { ids: string[] } | { filter: Partial<Filter>; except: string[] } =>
  choice.kind === 'named' ? { ids: [...choice.ids] } : { filter: given(filter), except: [...choice.except] }

/** Leaves out empty fields, which do not filter. */
const given = <Filter extends object>(filter: Filter): Partial<Filter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as Partial<Filter>
