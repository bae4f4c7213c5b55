import type { issuerLookResponse } from '@credenza/schema/issuer-look'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/api/call.ts'
import { IssuerBrand } from '../ui/issuer-brand.tsx'
import { Logo } from '../ui/logo.tsx'

const lookQuery = queryOptions({
  queryKey: ['issuer-look'],
  queryFn: async ({ signal }) =>
    (await call<typeof issuerLookResponse>({ method: 'GET', path: '/api/user/issuer-look', signal })).data,
  staleTime: 10 * 60_000,
})

/** A student's only issuer, in its colour; our own logo until that is known, and for everyone else. */
export default function StudentBrand() {
  const { data: look } = useQuery(lookQuery)
  return look ? <IssuerBrand look={look} /> : <Logo />
}
