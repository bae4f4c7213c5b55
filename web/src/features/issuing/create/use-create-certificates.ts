import type { RecipientContent } from '@credenza/schema/batch'
import { messages } from '@credenza/schema/messages'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { useAct } from '../../act/use-act.ts'
import type { CreationForm } from './creation-form.ts'
import { type Recipients, selectionOf } from './recipients.ts'

const words = {
  running: texts.submitting,
  done: messages.certificatesCreated,
  failed: texts.failed,
  refused: () => texts.failed,
}

/** Creates one certificate per recipient in a single submission, which continues without the dialog. */
export function useCreateCertificates(onStarted: () => void) {
  const start = useAct(words, onStarted)
  const create = (
    { issuerName: _ownName, ...certificate }: CreationForm,
    recipients: Recipients,
    each: RecipientContent[],
  ) => start.mutate({ kind: 'create', recipients: selectionOf(recipients), certificate, each })
  return { create, running: start.isPending, error: start.error }
}
