import { sentenceIn } from '@credenza/schema/issues/issue-sentence'
import { inEnglish } from '@credenza/schema/sentences/english'
import type { z } from 'zod'

/**
 * Parses environment variables; an empty one counts as unset. Throws one sentence that names each variable at fault as it is
 * written, and never its value.
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${inWords(message)}`)
  throw new Error(`Correct these environment variables: ${wrong.join('; ')}`)
}

/** What is wrong, without the setting's name: that of a field would lose its underscores. */
function inWords(message: string): string {
  const own = sentenceIn(message)
  if (!own) return message
  if (own.key === 'invalid.form') return 'write it as docs/operations/settings.md says'
  return inEnglish({ ...own, parameters: { ...own.parameters, field: 'it' } } as typeof own)
}
