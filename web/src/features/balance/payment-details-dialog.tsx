import type { PaymentDetails } from '@credenza/schema/payment-details'
import { paymentDetailsRequest } from '@credenza/schema/payment-details'
import { Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { NotConfirmed, useConfirmation } from '../account/security/use-confirmation.tsx'
import { paymentDetailsQuery, savePaymentDetails } from './balance-calls.ts'

const empty: PaymentDetails = { accountHolderName: '', bankName: '', iban: '', bic: '' }
const hints: Partial<PaymentDetails> = { iban: texts.ibanHint, bic: texts.bicHint }
const fields = ['accountHolderName', 'bankName', 'iban', 'bic'] as const

/** The administrator sets the account that everybody pays into. */
export default function PaymentDetailsDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const details = useQuery(paymentDetailsQuery)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(paymentDetailsRequest),
    values: details.data ?? empty,
    mode: 'onChange',
  })
  const { withConfirmation, question } = useConfirmation()
  const save = useMutation({
    mutationFn: (details: PaymentDetails) => withConfirmation(() => savePaymentDetails(details)),
    onSuccess: () => {
      toast.success(texts.saved)
      onClose()
      return readAgain(queries, 'balance')
    },
    onError: (error) => {
      const faults = fieldsOf(error)
      for (const name of fields) if (faults[name]) setError(name, { message: faults[name] })
    },
  })
  if (question) return question
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={formState.isDirty}
      busy={save.isPending}
      disabled={!details.isSuccess}
      submitLabel={save.isPending ? texts.saving : texts.save}
      onSubmit={handleSubmit((values) => save.mutate(values))}
    >
      {details.isPending ? (
        <Skeleton height={320} />
      ) : details.isError ? (
        <Problem text={messageOf(details.error, texts.failed)} />
      ) : (
        <Stack gap="sm">
          <Text c="dimmed">{texts.lead}</Text>
          {fields.map((name, place) => (
            <TextInput
              key={name}
              label={texts[name]}
              description={hints[name]}
              required
              autoComplete="off"
              dir="auto"
              data-autofocus={place === 0 || undefined}
              error={formState.errors[name]?.message}
              {...register(name)}
            />
          ))}
          <Problem
            text={
              save.isError &&
              !(save.error instanceof NotConfirmed) &&
              Object.keys(fieldsOf(save.error)).length === 0
                ? messageOf(save.error)
                : undefined
            }
          />
        </Stack>
      )}
    </FormDialog>
  )
}
