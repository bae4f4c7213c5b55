import { createModalHeight } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import type { Profile } from '@credenza/schema/organisation-profile'
import { Button, Stack, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formResolver } from '../../../lib/form/form-resolver.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { creationTexts as texts } from '../../../texts/creation.ts'
import { detailTexts } from '../../../texts/details.ts'
import { AskOnBack } from '../../../ui/dialog/ask-on-back.tsx'
import ConfirmDialog from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useFocusAfterAct } from '../../../ui/use-focus-after-act.ts'
import { CourseFields } from '../../certificate/details/course-fields.tsx'
import { OptionalDetails } from '../../certificate/details/optional-details.tsx'
import { ChosenRecipients } from './chosen-recipients.tsx'
import { CreationFields } from './creation-fields.tsx'
import { type CreationForm, creationForm, emptyForm } from './creation-form.ts'
import { CreationQuote } from './creation-quote.tsx'
import { nameable } from './nameable-students.ts'
import { PastedDetails } from './pasted/pasted-details.tsx'
import { usePasted } from './pasted/use-pasted.ts'
import { countOf, nobody, type Recipients } from './recipients.ts'
import { RecipientsSelect } from './recipients-select.tsx'
import { useCreateCertificates } from './use-create-certificates.ts'

interface CreateDialogProps {
  profile: Profile
  /** The students chosen at the start. */
  chosen?: Recipients
  /** What the form says at the start. */
  content?: Partial<CreationForm> | undefined
  onClose: () => void
}

/** One certificate for each chosen student (specification, section 2, Create Certificate modal). */
export default function CreateDialog({ profile, chosen = nobody, content, onClose }: CreateDialogProps) {
  const formId = useId()
  const [recipients, setRecipients] = useState(chosen)
  const [asked, setAsked] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const { create, running, error } = useCreateCertificates(onClose)
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(running, button)
  const form = useForm({
    resolver: formResolver(creationForm),
    mode: 'onChange',
    defaultValues: { ...emptyForm, ...content, issuerName: profile.displayName },
  })
  const { isDirty } = form.formState
  const count = countOf(recipients)
  const { pasted, setPasted, matched, isWrong } = usePasted(recipients)
  const noRecipients = asked && count === 0 ? messages.selectRecipient : undefined

  const submit = (values: CreationForm) => {
    if (count > 0 && !isWrong) create(values, recipients, matched?.each ?? [])
  }
  const isUnsaved = !running && (isDirty || recipients !== chosen || pasted.text !== '')
  const close = () => {
    if (running) return
    if (isUnsaved) setDiscarding(true)
    else onClose()
  }

  return (
    <>
      {isUnsaved && <AskOnBack onBack={() => setDiscarding(true)} />}
      <Dialog
        title={texts.title}
        opened
        onClose={close}
        size={760}
        height={createModalHeight}
        footer={
          <Button ref={button} type="submit" form={formId} loading={running}>
            {running ? texts.submitting : texts.submit}
          </Button>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            setAsked(true)
            void form.handleSubmit(submit)(event)
          }}
        >
          <Stack>
            {error && <Problem text={messageOf(error, texts.failed)} />}
            <CreationFields form={form} />
            <OptionalDetails control={form.control} name="details" lead={detailTexts.lead} />
            <CourseFields control={form.control} name="courses" />
            <RecipientsSelect recipients={recipients} onChange={setRecipients} error={noRecipients} />
            {recipients.kind === 'named' && count > 0 && (
              <PastedDetails pasted={pasted} onChange={setPasted} matched={matched} count={count} />
            )}
            {recipients.kind === 'all' && (
              <Text fz="sm" c="dimmed">
                {detailTexts.pasted.tooMany(formatNumber(nameable))}
              </Text>
            )}
            <CreationQuote certificateType={form.watch('certificateType')} count={count} />
            <ChosenRecipients
              recipients={recipients}
              onChange={setRecipients}
              form={form.watch() as CreationForm}
              each={matched?.each ?? []}
            />
          </Stack>
        </form>
      </Dialog>
      <ConfirmDialog
        title={texts.discardTitle}
        opened={discarding}
        onClose={() => setDiscarding(false)}
        onConfirm={onClose}
        confirmLabel={texts.discard}
      >
        {texts.discardText}
      </ConfirmDialog>
    </>
  )
}
