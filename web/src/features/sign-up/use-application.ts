import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/use-session.ts'
import { fetchApplication } from './sign-up-calls.ts'

/** The application of the organisation that is signed in; always read anew, since an admin may have decided meanwhile. */
export function useApplication() {
  const session = useSession()
  return useQuery({
    queryKey: ['application', session?.data],
    queryFn: fetchApplication,
    staleTime: 0,
    // A form that is being filled in must not change under its reader.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
