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
  const lines = Object.entries(quantities)
    .map(([line, quantity]) => ({ number: Number(line), quantity }))
    .filter(({ quantity }) => quantity > 0)
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
    if (lines.length > 0) save.start({ reason, lines, refund })
  }
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.creditTitle(number)}
      onClose={onClose}
      busy={save.isPending}
      disabled={!invoice.data}
      submitLabel={texts.credit}
      onSubmit={submit}
    >
      <Loaded query={invoice} skeleton={<Skeleton height={200} />}>
        {({ lines: items, credited, isPaidByCard }) => (
          <Stack gap="sm">
            <Text>{texts.creditLead}</Text>
            <NativeSelect
              label={texts.creditReason}
              data={creditReasons.map((value) => ({ value, label: texts.creditReasons[value] }))}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value as CreditReason)}
              data-autofocus
            />
            {items.map((line) => {
              const left = line.quantity - (credited[line.number] ?? 0)
              return (
                <NumberInput
                  key={line.number}
                  label={texts.creditLine(line.certificateType, left, money(line.unitFils))}
                  min={0}
                  max={left}
                  allowDecimal={false}
                  disabled={left === 0}
                  value={quantities[line.number] ?? 0}
                  onChange={(value) =>
                    setQuantities((earlier) => ({ ...earlier, [line.number]: Number(value) }))
                  }
                />
              )
            })}
            {mayRefund && isPaidByCard && (
              <Checkbox
                label={texts.creditRefund}
                description={texts.creditRefundHint}
                checked={refund}
                onChange={(event) => setRefund(event.currentTarget.checked)}
              />
            )}
            <Problem
              text={save.problem ?? (checked && lines.length === 0 ? texts.creditNothing : undefined)}
            />
          </Stack>
        )}
      </Loaded>
    </FormDialog>
  )
}
