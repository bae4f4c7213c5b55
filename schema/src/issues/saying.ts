import { z } from 'zod'
import type { field as words } from '../sentences/field.ts'
import type { Given } from '../sentences/sentence.ts'
import { type FieldKey, fieldSentence } from './issue-sentence.ts'
import { kindSentence } from './kind-sentence.ts'

// Zod's own texts are written for programmers, so every issue gets our own text instead.
z.config({ customError: (issue) => JSON.stringify(kindSentence(issue)) })

/**
 * The `error` of a schema or a check, as a key. Zod only carries text, so this is JSON until `sentenceIn` reads it. A plain
 * sentence would bind every schema to one language.
 */
export const saying = <Key extends FieldKey>(key: Key, ...given: Given<(typeof words)[Key]>): string =>
  JSON.stringify(fieldSentence(key, ...given))

export const required = (field: string): string => saying('invalid.required', { field })

/** Whether a value was left out, is null, or is blank text. */
export const isAbsent = (input: unknown): boolean =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

/** The `error` for a required value. If there is a value but it is wrong, says what is wrong with it. */
export const missing = (field: string) => ({
  error: (issue: z.core.$ZodRawIssue): string => {
    if (isAbsent(issue.input) || issue.code === 'custom') return required(field)
    const { key, parameters } = kindSentence(issue)
    return JSON.stringify({ key, parameters: 'field' in parameters ? { ...parameters, field } : parameters })
  },
})

/** Says that the field is required if it was left out, and otherwise the given sentence. */
export const absentOr = (field: string, sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (isAbsent(input) ? required(field) : sentence),
})
