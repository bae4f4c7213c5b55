import type { Role } from '@credenza/schema/account'
import type { Notification } from '@credenza/schema/notification'

/** The page with more about a notification. */
export function notificationPath({ action, count, subject }: Notification, role: Role): string {
  switch (action) {
    case 'certificate.accepted':
      return count === 1 ? `/certificate/${subject}` : '/issuer/certificates?status=1'
    case 'certificate.declined':
      return count === 1 ? `/certificate/${subject}` : '/issuer/certificates?status=2'
    case 'approval.asked':
    case 'approval.completed':
    case 'approval.changed':
    case 'approval.rejected':
      return count === 1 ? `/issuer/approvals/${subject}` : '/issuer/approvals'
    case 'correction.asked':
      return '/issuer/requests?state=open'
    case 'students.import-ended':
    case 'students.import-failed':
      return `/issuer/student-info?import=${subject}`
    case 'batch.ended':
      return count === 1 ? `/${role}/activity?batch=${subject}` : `/${role}/activity`
    case 'settlement.recorded':
      return role === 'issuer' ? '/issuer/balance' : '/verifier/fees-allocation'
    case 'webhook.switched-off':
      return `/${role}/developers`
    case 'colleague.joined':
      return `/${role}/settings?part=colleagues`
    case 'organisation.key-rotated':
    case 'organisation.key-compromised':
      return `/${role}/settings?part=keys`
    case 'organisation.approved':
    case 'organisation.returned':
    case 'organisation.suspended':
    case 'organisation.reinstated':
      return `/${role}`
  }
}
