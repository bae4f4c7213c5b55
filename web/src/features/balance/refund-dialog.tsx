import type { CardPayment } from '@credenza/schema/bank-and-card'
import { Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { money } from '../../lib/text/format.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { settlementTexts } from '../../texts/settlement.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { refundPayment } from './balance-calls.ts'
import { readAmount, typedAmount } from './read-amount.ts'

interface RefundDialogProps {
  payment: CardPayment
  onClose: () => void
}

/** The administrator refunds some or all of a card payment. */
export default function RefundDialog({ payment: { _id, amountFils, heldFils }, onClose }: RefundDialogProps) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [amount, setAmount] = useState(() => typedAmount(heldFils))
  const chosen = readAmount(amount)
  const isAmount = chosen !== undefined && chosen > 0 && chosen <= heldFils
  const refund = useGuarded((fils: number) => refundPayment(_id, fils, intent.keyFor(fils)), {
    onDone: () => {
      toast.success(texts.refundAsked)
      onClose()
      void readAgain(queries, 'balance')
    },
  })
  if (refund.question) return refund.question
  const fault = fieldsOf(refund.error).amountFils
  const submit = () => {
    if (isAmount) refund.start(chosen)
  }
  return (
    <FormDialog
      title={texts.refundNamed(money(amountFils))}
      onClose={onClose}
      unsaved={amount !== typedAmount(heldFils)}
      busy={refund.isPending}
      submitLabel={texts.refund}
      onSubmit={submit}
    >
      <Stack gap="sm">
        <Text>{texts.refundLead}</Text>
        <TextInput
          label={texts.cardAmount}
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={fault ?? (isAmount ? undefined : settlementTexts.amountWrong(money(heldFils)))}
          data-autofocus
        />
        <FormProblem error={refund.error} fields={['amountFils']} />
      </Stack>
    </FormDialog>
  )
}
