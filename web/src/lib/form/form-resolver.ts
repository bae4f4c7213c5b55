import { sentenceIn } from '@credenza/schema/issues/issue-sentence'
import { messages } from '@credenza/schema/messages'
import { wordsOf } from '@credenza/schema/sentences/sentence'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Loaded separately, so that the form does not wait for sentences that it may never need. */
const loadWords = () => import('@credenza/schema/sentences/field').then(({ field }) => field)
void loadWords().catch(() => undefined)

/** Validates a form with a schema and describes errors in the page's language. */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const check: Resolver<Input, unknown, Output> = zodResolver(schema)
  return async (...form) => {
    const result = await check(...form)
    return Object.keys(result.errors).length > 0
      ? { values: {}, errors: await inWords<Input>(result.errors) }
      : result
  }
}

async function inWords<Form extends FieldValues>(errors: FieldErrors<Form>): Promise<FieldErrors<Form>> {
  const words = await loadWords().catch(() => undefined)
  const say = (message: string): string => {
    const sentence = sentenceIn(message)
    if (!sentence) return message
    return (words && wordsOf(words, sentence)) ?? messages.somethingWrong
  }
  return mapMessages(errors, say) as FieldErrors<Form>
}

/**
 * Replaces the messages of errors, which are nested like their fields. Each has a message and the element that it belongs
 * to.
 */
function mapMessages(errors: unknown, say: (message: string) => string): unknown {
  if (Array.isArray(errors)) return errors.map((error) => mapMessages(error, say))
  if (typeof errors !== 'object' || errors === null) return errors
  if ('message' in errors && typeof errors.message === 'string') {
    return { ...errors, message: say(errors.message) }
  }
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, mapMessages(error, say)]))
}
