import { reviewTexts } from '../../texts/review.ts'
import { fetchUserCertificates } from '../upload/fetch-user-certificates.ts'
import { RequestQueue } from './request-queue.tsx'
import { userRequestColumns } from './user-request-columns.tsx'

const { user } = reviewTexts
const words = { ...user, table: user.title }

/** The certificates uploaded by users (specification, section 2, User Request). */
export function UserRequests() {
  return (
    <RequestQueue
      origin="user"
      words={words}
      fetchPage={fetchUserCertificates}
      columns={userRequestColumns}
      cardTitle="title"
    />
  )
}
