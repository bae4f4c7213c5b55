import { requestSortColumns } from '@credenza/schema/list-columns'
import { reviewTexts } from '../../texts/review.ts'
import { requestColumns } from './request-columns.tsx'
import { RequestQueue } from './request-queue.tsx'
import { fetchRequests } from './review-calls.ts'

/** The certificates made by issuers (specification, section 2, Issuer Request). */
export function IssuerRequests() {
  return (
    <RequestQueue
      origin="issuer"
      words={reviewTexts}
      fetchPage={fetchRequests}
      columns={requestColumns}
      sortColumns={requestSortColumns}
    />
  )
}
