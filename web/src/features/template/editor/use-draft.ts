import type { TemplateSettings } from '@credenza/schema/template'
import { useState } from 'react'
import type { Draft } from '../template-calls.ts'
import { changed, redone, startHistory, undone } from './history.ts'

/** Changes one group of the settings. `field` names the changed field, so that typing in it is one step. */
export type Change = <Name extends keyof TemplateSettings>(
  name: Name,
  value: TemplateSettings[Name],
  field?: string,
) => void

/** A draft with its undo and redo; `isDirty` compares it with what was last saved. */
export function useDraft(first: Draft, { isNew }: { isNew: boolean }) {
  const [history, setHistory] = useState(() => startHistory(first))
  const [saved, setSaved] = useState<Draft | undefined>(isNew ? undefined : first)
  const draft = history.present
  const put = (next: Draft, field: string) => setHistory((before) => changed(before, next, field, Date.now()))
  const change: Change = (name, value, field = name) =>
    put({ ...draft, settings: { ...draft.settings, [name]: value } }, field)
  return {
    draft,
    change,
    rename: (name: string) => put({ ...draft, name }, 'name'),
    replace: (settings: TemplateSettings) => put({ ...draft, settings }, 'settings'),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isDirty: saved === undefined ? history.past.length > 0 : !isSame(saved, draft),
    keep: setSaved,
    restart: (fresh: Draft) => {
      setHistory(startHistory(fresh))
      setSaved(fresh)
    },
  }
}

const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)
