import { sentence } from '@credenza/schema/sentences/english'
import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { Sentence } from '@credenza/schema/sentences/sentence'

/** Says why an email was not sent, for people. */
export function failureSentence(failure: MailFailure, state: 'waiting' | 'sent' | 'failed'): Sentence {
  const { reason, status } = failure
  if (reason === 'recipient_refused') return sentence('mail.delivery_refused', { status })
  if (reason === 'not_an_email_address') return sentence('mail.delivery_without_address')
  if (reason === 'address_dead') return sentence('mail.address_dead')
  if (reason === 'address_complained') return sentence('mail.address_complained')
  if (reason === 'returned')
    return sentence(state === 'failed' ? 'mail.delivery_returned' : 'mail.delivery_returns')
  if (reason === 'organisation_suspended') return sentence('suspended.batch')
  if (reason === 'message_refused') return sentence('mail.delivery_message_refused', { status })
  return sentence(state === 'failed' ? 'mail.delivery_given_up' : 'mail.delivery_waits', failure)
}
