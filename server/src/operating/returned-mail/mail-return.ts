/** Why a mail came back: nobody is at its address, it was not taken now or not as it is, or its reader complained. */
export type ReturnKind = 'dead' | 'refused' | 'complaint'

/**
 * Enhanced status codes (RFC 3463) which say that nobody receives mail at the address: no such mailbox or domain, moved,
 * switched off. A full mailbox passes, and a refusal by policy (5.7) is about the sender: it must not end mails to a
 * whole university at once.
 */
const deadStatus = /^5\.(1\.([0-6]|10)|2\.1)\b/

export const kindOfStatus = (status: string): 'dead' | 'refused' =>
  deadStatus.test(status) ? 'dead' : 'refused'
