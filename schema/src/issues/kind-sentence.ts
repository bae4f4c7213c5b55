import type { z } from 'zod'
import { type FieldKey, type FieldSentence, fieldSentence, sentenceIn } from './issue-sentence.ts'

type Kind = Extract<FieldKey, `invalid.not_${string}` | 'invalid.form'>

/** What a value should have been, by Zod's names for types. */
const kinds: Record<string, Exclude<Kind, 'invalid.not_a_choice'>> = {
  string: 'invalid.not_text',
  number: 'invalid.not_a_number',
  int: 'invalid.not_whole',
  boolean: 'invalid.not_a_flag',
  array: 'invalid.not_a_list',
  object: 'invalid.not_an_object',
  record: 'invalid.not_an_object',
}

/** The sentence for a rule that has none of its own, by the kind of rule. */
export function kindSentence(issue: z.core.$ZodRawIssue): FieldSentence {
  const field = String(issue.path?.findLast((part) => typeof part === 'string') ?? '')
  if (issue.input === undefined || issue.input === null) return fieldSentence('invalid.required', { field })
  switch (issue.code) {
    case 'invalid_type':
      return fieldSentence(kinds[issue.expected] ?? 'invalid.form', { field })
    case 'invalid_value':
      return fieldSentence('invalid.not_a_choice', { field, choices: issue.values.map(String) })
    case 'invalid_format':
      return formatSentence(issue.format, field)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), field)
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), field)
    case 'unrecognized_keys':
      return fieldSentence('invalid.unknown_members', { names: issue.keys })
    case 'invalid_union':
      return ofNearestForm(issue.errors, field)
    default:
      return fieldSentence('invalid.form', { field })
  }
}

function formatSentence(format: string, field: string): FieldSentence {
  if (format === 'email') return fieldSentence('invalid.email')
  if (format === 'date') return fieldSentence('invalid.not_a_date', { field })
  if (format === 'datetime') return fieldSentence('invalid.not_a_time', { field })
  return fieldSentence('invalid.form', { field })
}

function tooSmall(origin: string, min: number, field: string): FieldSentence {
  if (origin === 'array') return fieldSentence('invalid.too_few', { field, min })
  if (origin !== 'string') return fieldSentence('invalid.too_small', { field, min })
  return min === 1
    ? fieldSentence('invalid.required', { field })
    : fieldSentence('invalid.too_short', { min })
}

function tooBig(origin: string, max: number, field: string): FieldSentence {
  if (origin === 'array') return fieldSentence('invalid.too_many', { field, max })
  return origin === 'string'
    ? fieldSentence('invalid.too_long', { max })
    : fieldSentence('invalid.too_large', { field, max })
}

/**
 * If several forms are allowed: what is wrong according to the form nearest to the value. A form of which a member is missing
 * is farther than one with a wrong member.
 */
function ofNearestForm(forms: readonly (readonly z.core.$ZodIssue[])[], field: string): FieldSentence {
  const [nearest] = forms.toSorted(
    (a, b) => missingIn(a) - missingIn(b) || depthOf(b) - depthOf(a) || a.length - b.length,
  )
  const sentence = sentenceIn(nearest?.[0]?.message ?? '') ?? fieldSentence('invalid.form', { field })
  // A form does not know its field's name.
  return sentence.parameters.field === ''
    ? { ...sentence, parameters: { ...sentence.parameters, field } }
    : sentence
}

const missingIn = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.filter(({ path, message }) => path.length > 0 && sentenceIn(message)?.key === 'invalid.required')
    .length

const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map(({ path }) => path.length))
