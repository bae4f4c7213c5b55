import PostalMime from 'postal-mime'
import { kindOfStatus, type ReturnKind } from './mail-return.ts'

/** A report is small, and comes before the email that it returns. */
export const mostReportBytes = 64 * 1024

const limits = {
  attachmentEncoding: 'utf8',
  forceRfc822Attachments: true,
  maxNestingDepth: 10,
  maxHeadersSize: 32 * 1024,
} as const

/**
 * Reads a returned email: a delivery status notification (RFC 3464) or a feedback report (RFC 5965). Undefined for anything
 * else, such as an automatic reply or a notice of a delay. Nothing in it proves who wrote it. Throws for an email that cannot
 * be parsed.
 */
export async function readReport(raw: Uint8Array): Promise<ReturnKind | undefined> {
  const { attachments } = await PostalMime.parse(raw.subarray(0, mostReportBytes), limits)
  const textOf = (type: string) => attachments.find(({ mimeType }) => mimeType === type)?.content
  const feedback = textOf('message/feedback-report')
  if (feedback !== undefined)
    return /^feedback-type:\s*(abuse|fraud)\b/im.test(String(feedback)) ? 'complaint' : undefined
  const status = textOf('message/delivery-status')
  return status === undefined ? undefined : kindOfFailure(String(status))
}

/** Reads the first recipient that failed; our emails have only one. Empty lines divide the groups of fields. */
async function kindOfFailure(text: string): Promise<ReturnKind | undefined> {
  for (const group of text.split(/\r?\n\r?\n/).slice(0, 20)) {
    // Fields have the syntax of headers (RFC 3464 section 2.1).
    const { headers } = await PostalMime.parse(`${group.trim()}\r\n\r\n`, limits)
    const field = (name: string) =>
      headers
        .find(({ key }) => key === name)
        ?.value.trim()
        .toLowerCase() ?? ''
    if (field('action') === 'failed') return kindOfStatus(field('status'))
  }
  return undefined
}
