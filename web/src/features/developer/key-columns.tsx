import type { ApiKey } from '@credenza/schema/api-key'
import { Badge, Group, Text } from '@mantine/core'
import { formatDate, formatDateTime } from '../../lib/text/format.ts'
import { developerTexts } from '../../texts/developer.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'

const { keys: texts, never } = developerTexts
const column = columnsOf<ApiKey>()

/** The last column offers to revoke a key, unless `onRevoke` is left out. */
export const keyColumns = (now: Date, onRevoke?: (key: ApiKey) => void): Columns<ApiKey> =>
  column.columns([
    column.accessor('name', {
      header: texts.name,
      cell: ({ getValue }) => (
        <TextCell>
          <b style={{ fontWeight: 500 }}>{getValue()}</b>
        </TextCell>
      ),
    }),
    column.accessor('prefix', {
      header: texts.key,
      cell: ({ getValue }) => (
        <Text span dir="ltr" ff="monospace" fz="sm">
          {getValue()}…
        </Text>
      ),
    }),
    column.accessor('scopes', {
      header: texts.scopes,
      cell: ({ getValue }) => (
        <Group gap={4} maw={360}>
          {getValue().map((scope) => (
            <Badge key={scope} variant="light" color="gray" tt="none" dir="ltr">
              {scope}
            </Badge>
          ))}
        </Group>
      ),
    }),
    column.accessor('createdAt', {
      header: texts.created,
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.accessor('lastUsedAt', {
      header: texts.lastUsed,
      cell: ({ getValue }) => (getValue() ? formatDateTime(getValue()) : never),
    }),
    column.accessor('expiresAt', {
      header: texts.expires,
      cell: ({ getValue }) => <Expiry at={getValue()} now={now} />,
    }),
    ...(onRevoke ? [revokeColumn(onRevoke)] : []),
  ]) as Columns<ApiKey>

const revokeColumn = (onRevoke: (key: ApiKey) => void) =>
  column.display({
    id: 'action',
    header: texts.action,
    cell: ({ row: { original } }) => (
      <RowButton
        label={texts.revoke}
        ariaLabel={texts.revokeOf(original.name)}
        onClick={() => onRevoke(original)}
      />
    ),
  })

function Expiry({ at, now }: { at: string; now: Date }) {
  if (!at) return never
  return new Date(at) < now ? <Badge color="red">{texts.expired}</Badge> : formatDate(at)
}
