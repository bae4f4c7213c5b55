import type { OrganisationItem } from '@credenza/schema/organisation'
import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '../../lib/text/format.ts'
import { adminTexts } from '../../texts/admin.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { emailCell, TextCell } from '../../ui/table/text-cell.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useCountryName } from './use-country-name.ts'

const texts = adminTexts.columns
const column = columnsOf<OrganisationItem>()

/** Organisations, each linking to its application; waiting ones link to their review. */
export const organisationColumns = column.columns([
  column.accessor('organizationName', {
    header: texts.name,
    cell: ({ row }) => (
      <TextCell>
        <Anchor component={Link} to={organisationPage(row.original._id)} fz="sm" fw={500} c="inherit">
          {row.original.organizationName}
        </Anchor>
      </TextCell>
    ),
  }),
  column.accessor('selectedRole', {
    header: texts.role,
    cell: ({ getValue }) => adminTexts.people.roles[getValue()],
  }),
  column.accessor('email', { header: texts.email, cell: emailCell }),
  column.accessor('country', {
    header: texts.country,
    cell: ({ getValue }) => <CountryCell english={getValue()} />,
  }),
  column.accessor('createdAt', { header: texts.created, cell: ({ getValue }) => formatDate(getValue()) }),
  column.accessor('status', {
    header: texts.status,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.display({
    id: 'action',
    header: texts.action,
    cell: ({ row: { original } }) => {
      const waits = original.status === 'Pending'
      return (
        <Button
          component={Link}
          to={organisationPage(original._id)}
          size="compact-sm"
          variant={waits ? 'filled' : 'default'}
          aria-label={
            waits
              ? adminTexts.reviewOf(original.organizationName)
              : adminTexts.openOf(original.organizationName)
          }
        >
          {waits ? adminTexts.review : adminTexts.open}
        </Button>
      )
    },
  }),
]) as Columns<OrganisationItem>

export const organisationPage = (id: string) => `/admin/organisations/${encodeURIComponent(id)}`

function CountryCell({ english }: { english: string }) {
  const nameOf = useCountryName()
  return <TextCell>{nameOf(english)}</TextCell>
}
