import type { MailReturnReport } from '@credenza/schema'
import { kindOfStatus, type ReturnKind } from './mail-return.ts'

export interface Reported {
  address: string
  kind: ReturnKind
  at: Date
}

/** Converts a mail provider's report from the provider's own format. */
export function reportedBy(report: MailReturnReport): Reported[] {
  if ('event' in report) {
    const { event, recipient, status, at } = report
    const kind = event === 'complaint' ? 'complaint' : status ? kindOfStatus(status) : 'refused'
    return [{ address: recipient, kind, at: new Date(at) }]
  }
  if ('RecordType' in report) {
    const kind = report.RecordType === 'SpamComplaint' ? 'complaint' : deadOr(report.Type === 'HardBounce')
    return [{ address: report.Email, kind, at: new Date(report.BouncedAt) }]
  }
  if ('event-data' in report) {
    const { event, severity, reason, recipient, timestamp } = report['event-data']
    // 'suppress-bounce' and 'suppress-complaint' are Mailgun's own lists; 'generic' may be anything.
    const isDead = severity === 'permanent' && reason === 'bounce'
    const kind = event === 'complained' ? 'complaint' : deadOr(isDead)
    return [{ address: recipient, kind, at: new Date(timestamp * 1000) }]
  }
  if (report.notificationType === 'Complaint') {
    const { complainedRecipients, timestamp } = report.complaint
    return complainedRecipients.map(({ emailAddress }) => ({
      address: emailAddress,
      kind: 'complaint',
      at: new Date(timestamp),
    }))
  }
  const { bounceType, bouncedRecipients, timestamp } = report.bounce
  return bouncedRecipients.map(({ emailAddress, status }) => ({
    address: emailAddress,
    kind: status ? kindOfStatus(status) : deadOr(bounceType === 'Permanent'),
    at: new Date(timestamp),
  }))
}

const deadOr = (isDead: boolean): ReturnKind => (isDead ? 'dead' : 'refused')
