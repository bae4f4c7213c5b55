import { Button, Group, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { money } from '../../lib/text/format.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { settlementTexts } from '../../texts/settlement.ts'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import { openCardPayment } from './balance-calls.ts'
import { readAmount, typedAmount } from './read-amount.ts'

/** Pays some or all of what is owed on the card provider's page. */
export function PayByCard({ owedFils }: { owedFils: number }) {
  const [amount, setAmount] = useState(() => typedAmount(owedFils))
  const amountFils = readAmount(amount)
  const isAmount = amountFils !== undefined && amountFils > 0 && amountFils <= owedFils
  const open = useMutation({
    mutationFn: openCardPayment,
    onSuccess: ({ data: { url } }) => window.location.assign(url),
  })
  const fields = fieldsOf(open.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAmount) open.mutate(amountFils)
  }
  return (
    <Section title={texts.payByCard}>
      <Text>{texts.cardLead}</Text>
      <form noValidate onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label={texts.cardAmount}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
            error={fields.amountFils ?? (isAmount ? undefined : settlementTexts.amountWrong(money(owedFils)))}
          />
          <Button type="submit" loading={open.isPending}>
            {open.isPending ? texts.cardOpening : texts.cardContinue}
          </Button>
        </Group>
      </form>
      <FormProblem error={open.error} fields={['amountFils']} />
    </Section>
  )
}
