import type { PaymentDetails } from '@credenza/schema/payment-details'
import { paymentDetailsRequest } from '@credenza/schema/payment-details'
import { Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { showServerErrors } from '../../lib/form/faulty-fields.ts'
import { formResolver } from '../../lib/form/form-resolver.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { paymentDetailsQuery, savePaymentDetails } from './balance-calls.ts'

const empty: PaymentDetails = { accountHolderName: '', bankName: '', iban: '', bic: '' }
const hints: Partial<PaymentDetails> = { iban: texts.ibanHint, bic: texts.bicHint }
const fields = ['accountHolderName', 'bankName', 'iban', 'bic'] as const

/** The administrator sets the account that everybody pays into. */
export default function PaymentDetailsDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const details = useQuery(paymentDetailsQuery)
  const form = useForm({
    resolver: formResolver(paymentDetailsRequest),
    values: details.data ?? empty,
    mode: 'onChange',
  })
  const { errors, isDirty } = form.formState
  const save = useGuarded(savePaymentDetails, {
    onDone: () => {
      toast.success(texts.saved)
      onClose()
      void readAgain(queries, 'balance')
    },
    onRefused: (error) => showServerErrors(form, error, fields),
  })
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={isDirty}
      busy={save.isPending}
      disabled={!details.isSuccess}
      submitLabel={save.isPending ? texts.saving : texts.save}
      onSubmit={form.handleSubmit((values) => save.start(values))}
    >
      <Loaded query={details} skeleton={<Skeleton height={320} />}>
        {() => (
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
                error={errors[name]?.message}
                {...form.register(name)}
              />
            ))}
            <FormProblem error={save.error} fields={fields} />
          </Stack>
        )}
      </Loaded>
    </FormDialog>
  )
}
