import type { AccountItem } from '@credenza/schema/admin'
import { ActionIcon, Anchor } from '@mantine/core'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '../../../lib/text/format.ts'
import { adminTexts } from '../../../texts/admin.ts'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { emailCell, TextCell } from '../../../ui/table/text-cell.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { organisationPage } from '../organisation-columns.tsx'

const texts = adminTexts.people
const column = columnsOf<AccountItem>()

/** People who can sign in, with links to their organisation and to their acts. */
export const peopleColumns = column.columns([
  column.accessor('name', {
    header: texts.columns.name,
    cell: ({ getValue }) => (
      <TextCell>
        <b style={{ fontWeight: 500 }}>{getValue()}</b>
      </TextCell>
    ),
  }),
  column.accessor('email', { header: texts.columns.email, cell: emailCell }),
  column.accessor('role', {
    header: texts.columns.role,
    cell: ({ getValue }) => texts.roles[getValue()],
  }),
  column.accessor('organizationName', {
    header: texts.columns.organisation,
    cell: ({ row: { original } }) =>
      original.organisationId && (
        <TextCell>
          <Anchor component={Link} to={organisationPage(original.organisationId)} fz="sm" c="inherit">
            {original.organizationName}
          </Anchor>
        </TextCell>
      ),
  }),
  column.accessor('createdAt', {
    header: texts.columns.created,
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  column.accessor('lastSeenAt', {
    header: texts.columns.lastSeen,
    cell: ({ getValue }) => {
      const at = getValue()
      return at === null ? texts.never : formatDateTime(at)
    },
  }),
  column.display({
    id: 'action',
    header: texts.columns.action,
    cell: ({ row: { original } }) => (
      <Tip label={texts.actsOf(original.name)}>
        <ActionIcon
          component={Link}
          to={`/admin/audit?actor=${encodeURIComponent(original._id)}`}
          variant="default"
          aria-label={texts.actsOf(original.name)}
        >
          <History size={16} />
        </ActionIcon>
      </Tip>
    ),
  }),
]) as Columns<AccountItem>
