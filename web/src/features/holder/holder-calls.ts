import { yearCertificatesResponse } from '@credenza/schema/certificate'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

/** The signed-in student's own certificates, newest first, one page. */
export async function fetchMyCertificates(cursor: string | undefined, signal: AbortSignal) {
  const { certificates, nextCursor, total } = await call({
    method: 'GET',
    path: '/api/user/my-certificates',
    query: { cursor, limit: pageLimit },
    answer: yearCertificatesResponse,
    signal,
  })
  return { rows: certificates, nextCursor, total }
}
