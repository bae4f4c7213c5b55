import type { userCertificatesResponse } from '@credenza/schema/upload'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/list/use-paged-list.ts'

/** Fetches a page of the user-uploaded certificates that the caller may see, newest first. */
export async function fetchUserCertificates(
  filter: { search: string; status?: string },
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { userCertificate, ...page } = await call<typeof userCertificatesResponse>({
    method: 'GET',
    path: '/api/user/get-user-certificates',
    query: { ...filter, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: userCertificate, ...page }
}
