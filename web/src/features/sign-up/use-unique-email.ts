import { checkUniqueQuery } from '@credenza/schema/account'
import { messages } from '@credenza/schema/messages'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { checkUnique } from './sign-up-calls.ts'

/** 'unknown' if there is no e-mail to look up or the lookup failed: the server checks again on submit. */
export type EmailState =
  | { kind: 'unknown' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; message: string }

const debounceMs = 400

/** Whether the e-mail is free, asked once typing pauses. */
export function useUniqueEmail(typed: string): EmailState {
  const parsed = checkUniqueQuery.safeParse({ email: typed })
  const email = parsed.data?.email
  const [settled] = useDebouncedValue(email, debounceMs)
  const check = useQuery({
    queryKey: ['unique-email', settled],
    queryFn: ({ signal }) => takenMessage(settled!, signal),
    enabled: settled !== undefined && settled === email,
    staleTime: 60_000,
    retry: false,
  })
  if (email === undefined) return { kind: 'unknown' }
  if (email !== settled || check.isFetching) return { kind: 'checking' }
  if (check.data === undefined) return { kind: 'unknown' }
  return check.data === null ? { kind: 'free' } : { kind: 'taken', message: check.data }
}

/** The sentence about a taken e-mail, or null when it is free. */
async function takenMessage(email: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { unique } = await checkUnique(email, signal)
    return unique ? null : messages.emailTaken
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'email_taken')
      return error.message || messages.emailTaken
    throw error
  }
}
