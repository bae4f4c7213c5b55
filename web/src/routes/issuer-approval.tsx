import { useParams } from 'react-router'
import { ApprovalPage } from '../features/approval/approval-page.tsx'

export default function IssuerApproval() {
  const { requestId = '' } = useParams()
  return <ApprovalPage key={requestId} id={requestId} />
}
