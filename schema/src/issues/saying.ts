import { z } from 'zod'
import type { field as words } from '../sentences/field.ts'
import type { Given } from '../sentences/sentence.ts'
import { type FieldKey, fieldSentence } from './issue-sentence.ts'
import { kindSentence } from './kind-sentence.ts'

// Zod's own texts are for programmers, so no issue keeps one.
z.config({ customError: (issue) => JSON.stringify(kindSentence(issue)) })

/**
 * The `error` of a schema or a check, by key. Zod carries text, so this is JSON until `sentenceIn` reads it; plain
 * sentences would tie every schema to one language.
 */
export const saying = <Key extends FieldKey>(key: Key, ...given: Given<(typeof words)[Key]>): string =>
  JSON.stringify(fieldSentence(key, ...given))

/** The `error` for a required value. */
export const missing = (field: string) => ({ error: saying('invalid.required', { field }) })
