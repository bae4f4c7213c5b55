import type { Delivery } from '@credenza/schema/delivery'
import { Badge, type BadgeProps, Stack, Text } from '@mantine/core'
import { formatDateTime } from '../../lib/text/format.ts'
import { deliveryTexts } from '../../texts/delivery.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { emailCell, TextCell } from '../../ui/table/text-cell.tsx'

const { columns: texts, expiryReminder, states, list } = deliveryTexts
const column = columnsOf<Delivery>()

export interface Resend {
  onResend: (delivery: Delivery) => void
  isBusy: boolean
}

const colours: Record<Delivery['state'], BadgeProps['color']> = {
  waiting: 'gray',
  sent: 'teal',
  failed: 'red',
}

/** The list's columns; the last offers to send an email again, unless `resend` is left out. */
export const deliveryColumns = (resend?: Resend): Columns<Delivery> =>
  column.columns([
    column.accessor('userName', {
      header: texts.holder,
      cell: ({ getValue }) => (
        <TextCell>
          <b style={{ fontWeight: 500 }}>{getValue()}</b>
        </TextCell>
      ),
    }),
    column.accessor('email', { header: texts.email, cell: emailCell }),
    column.accessor('title', {
      header: texts.certificate,
      cell: ({ row: { original } }) => <Subject delivery={original} />,
    }),
    column.accessor('state', { header: texts.state, cell: ({ row }) => <Outcome delivery={row.original} /> }),
    column.accessor('createdAt', {
      header: texts.queued,
      cell: ({ getValue }) => formatDateTime(getValue()),
    }),
    column.accessor('sentAt', {
      header: texts.sent,
      cell: ({ getValue }) => (getValue() === '' ? '–' : formatDateTime(getValue())),
    }),
    ...(resend ? [resendColumn(resend)] : []),
  ]) as Columns<Delivery>

const resendColumn = ({ onResend, isBusy }: Resend) =>
  column.display({
    id: 'action',
    header: texts.action,
    cell: ({ row: { original } }) =>
      isResendable(original) && (
        <RowButton
          label={list.retry}
          ariaLabel={list.retryOf(original.userName)}
          disabled={isBusy}
          onClick={() => onResend(original)}
        />
      ),
  })

/** Reminders of an expiry are sent once; what waits is sent anyway. */
const isResendable = ({ state, kind }: Delivery): boolean =>
  state === 'failed' || (state === 'sent' && kind === 'certificate')

/** The certificate's title, and whether the mail is about its expiry. */
const Subject = ({ delivery: { title, kind } }: { delivery: Delivery }) => (
  <TextCell below={kind === 'expiry' && <span>{expiryReminder}</span>}>{title}</TextCell>
)

/** The state, and below it why the last attempt failed. */
function Outcome({ delivery: { state, message } }: { delivery: Delivery }) {
  return (
    <Stack gap={2} align="flex-start">
      <Badge color={colours[state]} miw="max-content">
        {states[state]}
      </Badge>
      {message && (
        <Text fz="xs" c="dimmed" maw={280} style={{ whiteSpace: 'normal' }}>
          {message}
        </Text>
      )}
    </Stack>
  )
}
