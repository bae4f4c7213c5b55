import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft } from './draft.ts'

/** Stores what is typed into a form as its draft. */
export function useKeptDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values, unknown, unknown>,
): void {
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, values) }),
    [name, subscribe],
  )
}
