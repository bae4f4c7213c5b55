import type { WebhookMessage } from '@credenza/schema/webhook'
import { Badge, type BadgeProps, Group, Stack, Text } from '@mantine/core'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { developerTexts } from '../../texts/developer.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'

const { log: texts, states, events } = developerTexts
const column = columnsOf<WebhookMessage>()

const colours: Record<WebhookMessage['state'], BadgeProps['color']> = {
  waiting: 'gray',
  delivered: 'teal',
  failed: 'red',
}

interface Acts {
  onShow: (message: WebhookMessage) => void
  /** Undefined for people who may only read, and while the webhook is off. */
  onReplay: ((id: string) => void) | undefined
  /** Messages resent from this page keep their button while they wait, since it may have the focus. */
  resent: ReadonlySet<string>
  isOff: boolean
}

/** The next attempt can be half a day away, so that nobody should have to wait for it. */
const hasBeenTried = ({ state, attempts }: WebhookMessage): boolean => state !== 'waiting' || attempts > 0

export const messageColumns = ({ onShow, onReplay, resent, isOff }: Acts): Columns<WebhookMessage> =>
  column.columns([
    column.accessor('event', {
      header: texts.event,
      cell: ({ getValue }) => (
        <Stack gap={0}>
          <span>{events[getValue()]}</span>
          <Text span fz="xs" c="dimmed" dir="ltr">
            {getValue()}
          </Text>
        </Stack>
      ),
    }),
    column.accessor('state', {
      header: texts.state,
      cell: ({ row: { original } }) => (
        <Stack gap={2} align="flex-start">
          <Badge color={colours[original.state]} miw="max-content">
            {states[original.state]}
          </Badge>
          {original.nextAttemptAt && (isOff || original.attempts > 0) && (
            <Text fz="xs" c="dimmed">
              {isOff ? texts.nextOnceOn : texts.next(formatDateTime(original.nextAttemptAt))}
            </Text>
          )}
        </Stack>
      ),
    }),
    column.accessor('attempts', {
      header: texts.attempts,
      cell: ({ getValue }) => formatNumber(getValue()),
    }),
    column.accessor('result', {
      header: texts.result,
      cell: ({ getValue }) => <TextCell>{getValue() || '–'}</TextCell>,
    }),
    column.accessor('createdAt', {
      header: texts.created,
      cell: ({ getValue }) => formatDateTime(getValue()),
    }),
    column.display({
      id: 'action',
      header: texts.action,
      cell: ({ row: { original } }) => (
        <Group gap="xs" wrap="nowrap">
          <RowButton
            label={texts.payload}
            ariaLabel={texts.showPayload(events[original.event])}
            onClick={() => onShow(original)}
          />
          {onReplay && (hasBeenTried(original) || resent.has(original._id)) && (
            <RowButton
              label={texts.replay}
              ariaLabel={texts.replayOf(events[original.event])}
              onClick={() => onReplay(original._id)}
            />
          )}
        </Group>
      ),
    }),
  ]) as Columns<WebhookMessage>
