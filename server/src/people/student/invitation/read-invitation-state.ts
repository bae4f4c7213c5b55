import type { StudentDetails } from '@credenza/schema'
import { inWords, noWords } from '@credenza/schema/sentences/english'
import type { Db } from '../../../context.ts'
import { failureSentence } from '../../../platform/mail/failure-sentence.ts'
import { findMail } from '../../../platform/mail/outbox.ts'

type Invitation = StudentDetails['invitation']

/** The state of the issuer's newest invitation of a student. */
export async function invitationOf(db: Db, organisationId: string, studentId: string): Promise<Invitation> {
  const links = db
    .selectFrom('student_invitation')
    .where('org_id', '=', organisationId)
    .where('student_id', '=', studentId)
  const accepted = await links.select('accepted_at').where('accepted_at', 'is not', null).executeTakeFirst()
  if (accepted) return { state: 'accepted', at: accepted.accepted_at!.toISOString(), ...noWords }
  const sent = await links
    .select(['mail_id', 'sent_at'])
    .where('mail_id', 'is not', null)
    .orderBy('sent_at', 'desc')
    .executeTakeFirst()
  if (!sent) return { state: 'none', at: '', ...noWords }
  const at = sent.sent_at.toISOString()
  const mail = await findMail(db, sent.mail_id!)
  if (!mail || mail.state === 'sent') return { state: 'sent', at, ...noWords }
  const state = mail.state === 'failed' ? 'failed' : 'waiting'
  return { state, at, ...(mail.failure ? inWords(failureSentence(mail.failure, state)) : noWords) }
}
