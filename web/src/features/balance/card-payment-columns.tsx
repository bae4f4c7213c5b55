import type { CardPayment } from '@credenza/schema/bank-and-card'
import { Stack, Text } from '@mantine/core'
import { formatDate, money } from '../../lib/text/format.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'

const column = columnsOf<CardPayment>()

export const cardPaymentColumns = (onRefund: (payment: CardPayment) => void): Columns<CardPayment> =>
  column.columns([
    column.accessor('createdAt', {
      header: texts.cardColumns.createdAt,
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.accessor('amountFils', {
      header: texts.cardColumns.amount,
      meta: { isAmount: true },
      cell: ({ getValue }) => money(getValue()),
    }),
    column.accessor('heldFils', {
      header: texts.cardColumns.held,
      meta: { isAmount: true },
      cell: ({ getValue }) => money(getValue()),
    }),
    column.accessor('refunds', {
      header: texts.cardColumns.refunds,
      cell: ({ getValue }) => (
        <Stack gap={0}>
          {getValue().map(({ amountFils, state, at }) => (
            <Text key={at} span fz="sm">
              {money(amountFils)}: {texts.refundStates[state]}
            </Text>
          ))}
        </Stack>
      ),
    }),
    column.display({
      id: 'action',
      header: texts.cardColumns.action,
      cell: ({ row: { original } }) =>
        original.heldFils > 0 && (
          <RowButton
            label={texts.refund}
            ariaLabel={texts.refundNamed(money(original.amountFils))}
            onClick={() => onRefund(original)}
          />
        ),
    }),
  ]) as Columns<CardPayment>
