import type { OrganisationItem } from '@credenza/schema/organisation'
import { Badge, Button, Group } from '@mantine/core'
import { formatDate } from '../../lib/format.ts'
import { accountTexts } from '../../texts/account.ts'
import { adminTexts } from '../../texts/admin.ts'
import type { Columns } from '../../ui/data-table.tsx'
import { columnsOf } from '../../ui/table-features.ts'

const texts = adminTexts.columns
const column = columnsOf<OrganisationItem>()
const colors: Record<string, string> = {
  Approved: 'teal',
  Pending: 'yellow',
  Returned: 'red',
  Suspended: 'red',
}

/** Organisations with what the administrator can do about those that wait. */
export const organisationColumns = (
  onApprove: (organisation: OrganisationItem) => void,
  onReturn: (organisation: OrganisationItem) => void,
): Columns<OrganisationItem> =>
  column.columns([
    column.accessor('organizationName', {
      header: texts.name,
      cell: ({ getValue }) => (
        <b dir="auto" style={{ fontWeight: 500 }}>
          {getValue()}
        </b>
      ),
    }),
    column.accessor('selectedRole', {
      header: texts.role,
      cell: ({ getValue }) => (getValue() === 'issuer' ? accountTexts.issuer : accountTexts.verifier),
    }),
    column.accessor('email', { header: texts.email }),
    column.accessor('country', { header: texts.country }),
    column.accessor('createdAt', { header: texts.created, cell: ({ getValue }) => formatDate(getValue()) }),
    column.accessor('status', {
      header: texts.status,
      cell: ({ getValue }) => <Badge color={colors[getValue()] ?? 'gray'}>{getValue()}</Badge>,
    }),
    column.display({
      id: 'action',
      header: texts.action,
      cell: ({ row }) =>
        row.original.status === 'Pending' && (
          <Group gap={6} wrap="nowrap">
            <Button size="compact-sm" onClick={() => onApprove(row.original)}>
              {adminTexts.approve}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => onReturn(row.original)}>
              {adminTexts.return}
            </Button>
          </Group>
        ),
    }),
  ]) as Columns<OrganisationItem>
