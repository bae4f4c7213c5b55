/** Why an email came back: nobody receives mail at its address, it was refused for another reason, or its reader complained. */
export type ReturnKind = 'dead' | 'refused' | 'complaint'

/**
 * Enhanced status codes (RFC 3463) that mean that nobody receives mail at the address: no such mailbox or domain, moved,
 * switched off. A full mailbox is temporary. A refusal by policy (5.7) is about the sender, and must not stop all emails to a
 * university at once.
 */
const deadStatus = /^5\.(1\.([0-6]|10)|2\.1)\b/

export const kindOfStatus = (status: string): 'dead' | 'refused' =>
  deadStatus.test(status) ? 'dead' : 'refused'
