import { useQuery } from '@tanstack/react-query'
import { keep, noteTimeZone } from '../../lib/session/session.ts'
import { fetchProfile } from './account-calls.ts'

/** The signed-in organisation's profile. The session stores its digital signature, as the specification says. */
export function useProfile() {
  return useQuery({
    queryKey: ['profile'],
    queryFn: async () => {
      const profile = await fetchProfile()
      keep('digitalSignature', profile.digitalSignature)
      noteTimeZone(profile.timeZone)
      return profile
    },
    staleTime: 60_000,
  })
}
