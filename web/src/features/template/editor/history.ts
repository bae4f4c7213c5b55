/** The current state, with earlier and undone states. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The field and time of the last change: continuous typing in one field is one step. */
  last: { field: string; at: number } | undefined
}

/** Changes of the same field within this time of each other are one step. */
const oneStepMs = 1200
const most = 100

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  last: undefined,
})

/** Makes `next` the current state, and discards undone ones; `at` is in milliseconds. */
export function changed<State>(
  history: History<State>,
  next: State,
  field: string,
  at: number,
): History<State> {
  const { past, present, last } = history
  const isSameStep = last?.field === field && at - last.at < oneStepMs
  return {
    past: isSameStep ? past : [...past, present].slice(-most),
    present: next,
    future: [],
    last: { field, at },
  }
}

export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return {
    past: past.slice(0, -1),
    present: past.at(-1) as State,
    future: [present, ...future],
    last: undefined,
  }
}

export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return {
    past: [...past, present],
    present: future[0] as State,
    future: future.slice(1),
    last: undefined,
  }
}
