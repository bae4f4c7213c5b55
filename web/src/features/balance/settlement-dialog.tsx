import type { PartyBalance } from '@credenza/schema/ledger'
import { Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { money } from '../../lib/text/format.ts'
import { settlementTexts as texts } from '../../texts/settlement.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { recordSettlement } from './balance-calls.ts'
import { readAmount, typedAmount } from './read-amount.ts'

interface SettlementDialogProps {
  party: Pick<PartyBalance, '_id' | 'name' | 'balanceFils'>
  onClose: () => void
}

/** Records that a party paid what it owes or received what it earned. */
export default function SettlementDialog({ party, onClose }: SettlementDialogProps) {
  const queries = useQueryClient()
  const most = Math.abs(party.balanceFils)
  const [intent] = useState(newIntent)
  const [amount, setAmount] = useState(() => typedAmount(most))
  const [reference, setReference] = useState('')
  const [checked, setChecked] = useState(false)
  const amountFils = readAmount(amount)
  const isAmount = amountFils !== undefined && amountFils > 0 && amountFils <= most
  const save = useGuarded(
    (settlement: Parameters<typeof recordSettlement>[0]) =>
      recordSettlement(settlement, intent.keyFor(settlement)),
    {
      onDone: () => {
        toast.success(texts.recorded)
        onClose()
        void readAgain(queries, 'balance')
      },
    },
  )
  const fields = fieldsOf(save.error)
  const submit = () => {
    setChecked(true)
    if (isAmount && reference.trim() !== '')
      save.start({ partyId: party._id, amountFils, reference: reference.trim() })
  }
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.recordFor(party.name)}
      onClose={onClose}
      unsaved={reference !== '' || amount !== typedAmount(most)}
      busy={save.isPending}
      submitLabel={save.isPending ? texts.recording : texts.confirm}
      onSubmit={submit}
    >
      <Stack gap="sm">
        <Text>{party.balanceFils > 0 ? texts.payout(money(most)) : texts.payment(money(most))}</Text>
        <TextInput
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          required
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={fields.amountFils ?? (isAmount ? undefined : texts.amountWrong(money(most)))}
          data-autofocus
        />
        <TextInput
          label={texts.reference}
          description={texts.referenceHint}
          autoComplete="off"
          required
          maxLength={100}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          error={fields.reference ?? (checked && reference.trim() === '' ? texts.referenceNeeded : undefined)}
        />
        <Text fz="sm" c="dimmed">
          {texts.final}
        </Text>
        <FormProblem error={save.error} fields={['amountFils', 'reference']} />
      </Stack>
    </FormDialog>
  )
}
