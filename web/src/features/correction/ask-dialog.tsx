import type { Certificate } from '@credenza/schema/certificate'
import { reasonMaxLength } from '@credenza/schema/constants'
import type { AskCorrectionRequest } from '@credenza/schema/correction'
import { Stack, Text, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { askedCorrectionTexts } from '../../texts/asked-correction.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { CorrectableFields } from './correctable-fields.tsx'
import { askForCorrection } from './correction-calls.ts'
import { useCorrectableForm } from './use-correctable-form.ts'

const texts = askedCorrectionTexts.ask

/** Asks the holder what a certificate should say, and why. The issuer then decides. */
export default function AskDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate
  onClose: () => void
}) {
  const { form, changes } = useCorrectableForm(certificate)
  const [why, setWhy] = useState('')
  const ask = useAsk(certificate._id, onClose)
  const isComplete = changes.length > 0 && why.trim() !== ''
  const send = () => ask.mutate({ changes: changes.map(({ field, to }) => ({ field, to })), why: why.trim() })
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={changes.length > 0 || why.trim() !== ''}
      size="lg"
      busy={ask.isPending}
      disabled={!isComplete}
      submitLabel={ask.isPending ? texts.running : texts.submit}
      onSubmit={form.handleSubmit(send)}
    >
      <Stack>
        <Text c="dimmed" fz="sm">
          {texts.lead(certificate.issuerName)}
        </Text>
        <CorrectableFields form={form} />
        <ChangeSummary title={texts.changes} changes={changes} />
        <Textarea
          label={texts.why}
          description={inARow(texts.whyHint, `${why.length} / ${reasonMaxLength}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          autosize
          minRows={3}
          maxLength={reasonMaxLength}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
        {ask.error && <Problem text={messageOf(ask.error)} />}
      </Stack>
    </FormDialog>
  )
}

function useAsk(certificateId: string, onAsked: () => void) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  return useMutation({
    mutationFn: (wish: AskCorrectionRequest) => askForCorrection(certificateId, wish, intent.keyFor(wish)),
    onSuccess: () => {
      intent.finished()
      toast.success(texts.done)
      onAsked()
      return readAgain(queries, 'certificates')
    },
  })
}
