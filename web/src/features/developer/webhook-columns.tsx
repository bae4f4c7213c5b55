import type { Webhook } from '@credenza/schema/webhook'
import { ActionIcon, Badge, Group, Menu, Stack, Text } from '@mantine/core'
import { Ellipsis, History, KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { formatNumber } from '../../lib/text/format.ts'
import { developerTexts } from '../../texts/developer.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'

const { webhooks: texts, keys, events } = developerTexts
const column = columnsOf<Webhook>()

export type WebhookAct = 'log' | 'test' | 'edit' | 'secret' | 'delete'
type OnAct = (act: WebhookAct, webhook: Webhook) => void

export const webhookColumns = (onAct: OnAct, mayManage: boolean): Columns<Webhook> =>
  column.columns([
    column.accessor('url', {
      header: texts.address,
      cell: ({ row: { original } }) => (
        <Stack gap={0} miw={160}>
          <Text span dir="ltr" fz="sm" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {original.url}
          </Text>
          {original.description && (
            <Text span fz="xs" c="dimmed" dir="auto">
              {original.description}
            </Text>
          )}
        </Stack>
      ),
    }),
    column.accessor('events', {
      header: texts.events,
      cell: ({ getValue }) => (
        <span
          title={getValue()
            .map((event) => events[event])
            .join('\n')}
        >
          {texts.eventCount(formatNumber(getValue().length))}
        </span>
      ),
    }),
    column.accessor('enabled', {
      header: texts.state,
      cell: ({ row: { original } }) => (
        <Group gap="xs" wrap="nowrap">
          <Badge color={original.enabled ? 'teal' : 'gray'}>{original.enabled ? texts.on : texts.off}</Badge>
          {original.waiting > 0 && (
            <Text span fz="xs" c="dimmed">
              {texts.waiting(formatNumber(original.waiting))}
            </Text>
          )}
        </Group>
      ),
    }),
    column.accessor('lastResult', {
      header: texts.lastResult,
      cell: ({ getValue }) => <TextCell>{getValue() || '–'}</TextCell>,
    }),
    column.display({
      id: 'action',
      header: keys.action,
      cell: ({ row }) => <WebhookMenu webhook={row.original} onAct={onAct} mayManage={mayManage} />,
    }),
  ]) as Columns<Webhook>

const acts = [
  { act: 'log', Icon: History, label: texts.log },
  { act: 'test', Icon: Send, label: texts.test },
  { act: 'edit', Icon: Pencil, label: texts.edit },
  { act: 'secret', Icon: KeyRound, label: texts.secret },
  { act: 'delete', Icon: Trash2, label: texts.delete },
] as const

interface WebhookMenuProps {
  webhook: Webhook
  onAct: OnAct
  /** Without it, only the log is offered. */
  mayManage: boolean
}

function WebhookMenu({ webhook, onAct, mayManage }: WebhookMenuProps) {
  const offered = acts.filter(({ act }) => mayManage || act === 'log')
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={texts.actions(webhook.url)}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ act, Icon, label }) => (
          <Menu.Item
            key={act}
            leftSection={<Icon size={15} />}
            color={act === 'delete' ? 'red' : undefined}
            disabled={act === 'test' && !webhook.enabled}
            onClick={() => onAct(act, webhook)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
