import type { Certificate } from '@credenza/schema/certificate'
import { reviewOf } from '@credenza/schema/certificate-state/review'
import { type CorrectionRequest, type CorrectRequest, correctableFields } from '@credenza/schema/correction'
import { Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { OptionalDetails } from '../certificate/details/optional-details.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { type CorrectableFacts, withChanges } from './changes.ts'
import { CorrectableFields } from './correctable-fields.tsx'
import { correctCertificate } from './correction-calls.ts'
import { type CorrectableForm, useCorrectableForm } from './use-correctable-form.ts'

const texts = correctionTexts.correct

interface CorrectDialogProps {
  certificate: Certificate
  /** The holder's request that this approves; it fills the form. */
  request?: CorrectionRequest | undefined
  /** Initial values of the form that differ from the certificate's. */
  proposed?: Partial<CorrectableFacts> | undefined
  onClose: () => void
  /** Called with the id of the corrected certificate, which is still unsigned. */
  onCorrected: (certificateId: string) => void
}

/** Asks the issuer for what a certificate should have said, and shows the changes before they are made. */
export default function CorrectDialog(props: CorrectDialogProps) {
  const { certificate, request, proposed, onClose, onCorrected } = props
  const categories = useQuery(allCategoriesQuery)
  const { form, ...changed } = useCorrectableForm(certificate, {
    ...withChanges(certificate, request?.changes ?? []),
    ...proposed,
  })
  const changes = [...changed.changes, ...changed.changedDetails]
  const correct = useCorrect(certificate._id, form, onCorrected)
  const isAccepted = reviewOf(certificate.status) === 'verified'
  return (
    <FormDialog
      title={texts.titleFor(certificate.userName)}
      onClose={onClose}
      unsaved={form.formState.isDirty}
      size="lg"
      busy={correct.isPending}
      disabled={changes.length === 0}
      submitLabel={correct.isPending ? texts.running : texts.submit}
      onSubmit={form.handleSubmit((facts) => correct.mutate({ ...facts, requestId: request?._id ?? '' }))}
    >
      <Stack>
        <Text c="dimmed" fz="sm">
          {texts.whatHappens} {isAccepted ? texts.onceAccepted : texts.onceSigned}
        </Text>
        <CorrectableFields form={form} categories={(categories.data ?? []).map(({ name }) => name)} />
        <OptionalDetails control={form.control} name="details" />
        <ChangeSummary title={texts.changes} changes={changes} />
        {correct.error && <Problem text={messageOf(correct.error)} />}
      </Stack>
    </FormDialog>
  )
}

function useCorrect(id: string, form: CorrectableForm, onCorrected: (certificateId: string) => void) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: (facts: CorrectRequest) => correctCertificate(id, facts, intent.keyFor(facts)),
    onSuccess: (certificateId) => {
      intent.finished()
      toast.success(texts.done)
      void readAgain(queries, 'certificates')
      onCorrected(certificateId)
    },
    onError: (error) => showServerErrors(form, error, correctableFields),
  })
}
