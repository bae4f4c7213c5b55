import { messages } from '@credenza/schema/messages'
import { Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf, messageOf } from '../../lib/api/api-failure.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { digitsOnly } from '../../lib/text/digits-only.ts'
import { formatDate, shownTimeZone } from '../../lib/text/format.ts'
import { isUnread } from '../../lib/text/read-date.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import { DateField } from '../../ui/field/date-field.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { feesQuery } from './fee-calls.ts'
import { FeeChoice } from './fee-choice.tsx'
import { amountFault, amountFaultOnSubmit } from './fee-faults.ts'
import { feeText } from './fee-text.ts'
import { useAddFee } from './use-add-fee.ts'

type Faults = Partial<Record<'amount' | 'certificateType' | 'effectiveFrom' | 'form', string>>

interface FeeFormProps {
  certificateType: string
  onChoose: (certificateType: string) => void
}

/**
 * Sets the fee of a certificate type, at once or from a later day. Shows what changes before it is saved. People who may
 * not set fees choose a type to see what it costs.
 */
export default function FeeForm(props: FeeFormProps) {
  if (usePermitted()('price')) return <Form {...props} />
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
      <FeeChoice {...props} />
    </Paper>
  )
}

function Form({ certificateType, onChoose }: FeeFormProps) {
  const fees = useQuery(feesQuery(certificateType))
  const [amount, setAmount] = useState('')
  const [effectiveFrom, setEffectiveFrom] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const current = feeText(fees.data?.[0]?.amount ?? 0)

  const save = useAddFee({
    onAdded: () => {
      setAmount('')
      setEffectiveFrom('')
    },
    onFailed: (error) => setFaults(faultsOf(error)),
  })

  const type = (text: string) => {
    const digits = digitsOnly(text)
    if (digits.length < [...text].length) toast.error(messages.onlyNumeric)
    setAmount(digits)
    setFaults({ ...faults, amount: amountFault(digits) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Faults = {
      ...(certificateType === '' && { certificateType: messages.certificateTypeNeeded }),
      amount: amountFaultOnSubmit(amount),
      ...(isUnread(effectiveFrom) && { effectiveFrom: common.notADate }),
    }
    setFaults(found)
    if (Object.values(found).some(Boolean)) return
    save.mutate({ amount: Number(amount), certificateType, effectiveFrom })
  }

  return (
    <Paper component="form" noValidate withBorder radius="lg" p="lg" bg="var(--surface)" onSubmit={submit}>
      <Stack gap="md">
        <Title order={2} fz="lg">
          {texts.form}
        </Title>
        <FeeChoice
          certificateType={certificateType}
          onChoose={(choice) => {
            onChoose(choice)
            setFaults({ ...faults, certificateType: undefined, form: undefined })
          }}
          fault={faults.certificateType}
          required
        />
        <TextInput
          label={texts.updateFee}
          description={texts.updateFeeHint}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
          value={amount}
          onChange={(event) => type(event.currentTarget.value)}
          error={faults.amount}
        />
        <DateField
          label={texts.effectiveFrom}
          description={texts.effectiveFromHint(shownTimeZone() ?? 'UTC')}
          clearLabel={texts.clearDate}
          value={effectiveFrom}
          onChange={(day) => {
            setEffectiveFrom(day)
            setFaults({ ...faults, effectiveFrom: undefined })
          }}
          error={faults.effectiveFrom}
        />
        <div role="status">
          {certificateType !== '' && fees.data && amount !== '' && !faults.amount && (
            <>
              <Text fw={600}>{texts.change(current, feeText(Number(amount)))}</Text>
              <Text fz="sm" c="dimmed">
                {effectiveFrom === '' ? texts.atOnce : texts.fromDay(formatDate(effectiveFrom))}
                {sentenceGap}
                {texts.keepPrice}
              </Text>
            </>
          )}
        </div>
        <Problem text={faults.form} />
        <Button type="submit" loading={save.isPending}>
          {save.isPending ? texts.adding : texts.addFees}
        </Button>
      </Stack>
    </Paper>
  )
}

/** Errors without a field go below the fields. */
function faultsOf(error: Error): Faults {
  const fields = fieldsOf(error)
  if (Object.keys(fields).length > 0) return fields
  return { form: messageOf(error, messages.serverError) }
}
