import { checkUniqueQuery } from '@credenza/schema/account'
import { messages } from '@credenza/schema/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { ApiFailure, messageOf } from '../../lib/api/api-failure.ts'
import { checkUnique } from './sign-up-calls.ts'

/**
 * 'unknown' if there is no email to look up or no answer, 'refused' if the server could not tell. Neither stops the person,
 * because the server checks again on submit.
 */
export type EmailState =
  | { kind: 'unknown' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken' | 'refused'; message: string }

const debounceMs = 400

/** Asks whether the email is free once typing pauses. */
export function useUniqueEmail(typed: string): EmailState {
  const parsed = checkUniqueQuery.safeParse({ email: typed })
  const email = parsed.data?.email
  const [settled] = useDebouncedValue(email, debounceMs)
  const check = useQuery({
    queryKey: ['unique-email', settled],
    queryFn: ({ signal }) => lookUp(settled!, signal),
    enabled: settled !== undefined && settled === email,
    staleTime: 60_000,
    retry: false,
  })
  if (email === undefined) return { kind: 'unknown' }
  if (email !== settled || check.isFetching) return { kind: 'checking' }
  return check.data ?? { kind: 'unknown' }
}

async function lookUp(email: string, signal: AbortSignal): Promise<EmailState> {
  try {
    const { unique } = await checkUnique(email, signal)
    return unique ? { kind: 'free' } : { kind: 'taken', message: messages.emailTaken }
  } catch (error) {
    if (!(error instanceof ApiFailure) || noAnswer.includes(error.code)) throw error
    const kind = error.code === 'email_taken' ? 'taken' : 'refused'
    return { kind, message: messageOf(error, messages.emailTaken) }
  }
}

const noAnswer = ['no_response', 'unreadable_answer', 'too_many_requests']
