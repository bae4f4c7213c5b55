import { type CreditReason, creditReasons, type TaxDocumentItem } from '@credenza/schema/invoice'
import { Checkbox, NativeSelect, NumberInput, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { newIntent } from '../../lib/api/intent.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { money } from '../../lib/text/format.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { creditInvoice, invoiceQuery } from './invoice-calls.ts'

interface CreditDialogProps {
  invoice: TaxDocumentItem
  mayRefund: boolean
  onClose: () => void
}

/**
 * Lets a supplier, or an administrator on its behalf, credit fees of an invoice. An administrator can return the money to
 * the card.
 */
export default function CreditDialog({ invoice: { _id, number }, mayRefund, onClose }: CreditDialogProps) {
  const queries = useQueryClient()
  const invoice = useQuery(invoiceQuery(_id))
  const [intent] = useState(newIntent)
  const [reason, setReason] = useState<CreditReason>('cancelled')
  const [quantities, setQuantities] = useState<Record<number, number>>({})
  const [refund, setRefund] = useState(false)
  const [checked, setChecked] = useState(false)
  const items = (invoice.data?.lines ?? []).map((line) => ({
    ...line,
    left: line.quantity - (invoice.data?.credited[line.number] ?? 0),
  }))
  const lines = Object.entries(quantities)
    .map(([line, quantity]) => ({ number: Number(line), quantity }))
    .filter(({ quantity }) => quantity > 0)
  const isTooMany = ({ number, left }: (typeof items)[number]) => (quantities[number] ?? 0) > left
  const first = items.find(({ left }) => left > 0)
  const save = useGuarded(
    (given: Parameters<typeof creditInvoice>[1]) => creditInvoice(_id, given, intent.keyFor(given)),
    {
      onDone: ({ refundedFils }) => {
        toast.success(refundedFils > 0 ? texts.creditedAndRefunded(money(refundedFils)) : texts.credited)
        onClose()
        void readAgain(queries, 'balance')
      },
    },
  )
  const submit = () => {
    setChecked(true)
    if (lines.length > 0 && !items.some(isTooMany)) save.start({ reason, lines, refund })
  }
  const faultOf = (item: (typeof items)[number]) => {
    if (!checked) return undefined
    if (isTooMany(item)) return texts.creditAtMost(item.left)
    return item === first && lines.length === 0 ? texts.creditNothing : undefined
  }
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.creditTitle(number)}
      onClose={onClose}
      unsaved={lines.length > 0}
      busy={save.isPending}
      disabled={!invoice.data}
      submitLabel={texts.credit}
      onSubmit={submit}
    >
      <Loaded query={invoice} skeleton={<Skeleton height={200} />}>
        {({ isPaidByCard }) => (
          <Stack gap="sm">
            <Text>{texts.creditLead}</Text>
            <NativeSelect
              label={texts.creditReason}
              data={creditReasons.map((value) => ({ value, label: texts.creditReasons[value] }))}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value as CreditReason)}
              data-autofocus
            />
            {items.map((item) => (
              <NumberInput
                key={item.number}
                label={texts.creditLine(item.certificateType, item.left, money(item.unitFils))}
                min={0}
                max={item.left}
                allowDecimal={false}
                disabled={item.left === 0}
                value={quantities[item.number] ?? 0}
                onChange={(value) =>
                  setQuantities((earlier) => ({ ...earlier, [item.number]: Number(value) }))
                }
                error={faultOf(item)}
              />
            ))}
            {mayRefund && isPaidByCard && (
              <Checkbox
                label={texts.creditRefund}
                description={texts.creditRefundHint}
                checked={refund}
                onChange={(event) => setRefund(event.currentTarget.checked)}
              />
            )}
            <Problem text={save.problem} />
          </Stack>
        )}
      </Loaded>
    </FormDialog>
  )
}
