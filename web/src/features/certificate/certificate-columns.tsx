import type { Certificate } from '@credenza/schema/certificate'
import { shown } from '@credenza/schema/constants'
import { Anchor, Badge, Group, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { formatDate, shortened } from '../../lib/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { uploadTexts } from '../../texts/upload.ts'
import type { Columns } from '../../ui/data-table.tsx'
import { columnsOf } from '../../ui/table-features.ts'
import type { Act } from './act/acts.ts'
import { StateBadge } from './state-badge.tsx'
import { TransferButton } from './transfer-button.tsx'

const RowMenu = lazy(() => import('./row-menu.tsx'))
const texts = certificateTexts.columns
const column = columnsOf<Certificate>()

/** The issuer's certificate table. */
export const certificateColumns = (
  onAct: (act: Act, certificate: Certificate) => void,
  onCorrect: (certificate: Certificate) => void,
): Columns<Certificate> =>
  column.columns([
    column.accessor('title', {
      header: texts.certificate,
      cell: ({ row }) => (
        <Anchor
          component={Link}
          to={`/certificate/${row.original._id}`}
          fz="sm"
          fw={500}
          c="inherit"
          dir="auto"
        >
          {row.original.title}
        </Anchor>
      ),
    }),
    column.accessor('userName', {
      header: texts.recipient,
      cell: ({ getValue }) => <span dir="auto">{getValue()}</span>,
    }),
    column.accessor('categoryName', { header: texts.type }),
    column.accessor('date', { header: texts.date, cell: ({ getValue }) => formatDate(getValue()) }),
    column.accessor('status', {
      header: texts.status,
      cell: ({ row }) => (
        <Group gap={6} wrap="nowrap">
          <StateBadge certificate={row.original} />
          {!row.original.isVerified && row.original.status === '0' && (
            <Badge color="gray">{certificateTexts.awaitingSignature}</Badge>
          )}
          {row.original.origin === 'user' && <Badge color="indigo">{uploadTexts.mark}</Badge>}
        </Group>
      ),
    }),
    column.accessor('walletAddress', {
      header: texts.wallet,
      cell: ({ getValue }) => (
        <Mono value={getValue()} shown={shortened(getValue(), shown.certificateWallet)} />
      ),
    }),
    column.accessor('uri', {
      header: texts.uri,
      cell: ({ getValue }) => (
        <Mono value={getValue()} shown={getValue().slice(shown.uriFrom, shown.uriTo)} />
      ),
    }),
    column.display({
      id: 'action',
      header: texts.action,
      cell: ({ row }) => (
        <Group gap={4} wrap="nowrap">
          <TransferButton certificate={row.original} />
          <Suspense>
            <RowMenu certificate={row.original} onAct={onAct} onCorrect={onCorrect} />
          </Suspense>
        </Group>
      ),
    }),
  ]) as Columns<Certificate>

function Mono({ value, shown }: { value: string; shown: string }) {
  if (!value)
    return (
      <Text span c="dimmed" fz="sm">
        {common.na}
      </Text>
    )
  return (
    <Text span ff="monospace" fz="sm" title={value}>
      {shown}
    </Text>
  )
}
