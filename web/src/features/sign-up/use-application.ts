import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session/use-session.ts'
import { fetchApplication } from './sign-up-calls.ts'

/** The signed-in organisation's application; always refetched, because an admin may have decided in the meantime. */
export function useApplication() {
  const session = useSession()
  return useQuery({
    queryKey: ['application', session?.data],
    queryFn: fetchApplication,
    staleTime: 0,
    // A form must not change while a person is filling it in.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
