import { printedForm } from '@credenza/schema/iban'
import type { PartyBalance } from '@credenza/schema/ledger'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { money } from '../../lib/text/format.ts'
import { adminTexts } from '../../texts/admin.ts'
import { settlementTexts as texts } from '../../texts/settlement.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell } from '../../ui/table/text-cell.tsx'

const column = columnsOf<PartyBalance>()

/** What each party has earned or owes; a settled balance has no button to record a payment. */
export const balanceColumns = (onSettle: (party: PartyBalance) => void): Columns<PartyBalance> =>
  column.columns([
    column.accessor('name', {
      header: texts.columns.name,
      cell: ({ row: { original } }) => (
        <TextCell>
          <Anchor component={Link} to={`/admin/balances/${original._id}`} fz="sm" fw={500} c="inherit">
            {original.name}
          </Anchor>
        </TextCell>
      ),
    }),
    column.accessor('role', {
      header: texts.columns.role,
      cell: ({ getValue }) => adminTexts.people.roles[getValue()],
    }),
    column.accessor('reference', {
      header: texts.columns.reference,
      cell: ({ getValue }) =>
        getValue() && (
          <Text span dir="ltr" ff="monospace" fz="sm">
            {printedForm(getValue())}
          </Text>
        ),
    }),
    column.accessor('balanceFils', {
      header: texts.columns.standing,
      meta: { isAmount: true },
      cell: ({ getValue }) => standing(getValue()),
    }),
    column.display({
      id: 'action',
      header: texts.columns.action,
      cell: ({ row: { original } }) =>
        original.balanceFils !== 0 && (
          <RowButton
            label={texts.record}
            ariaLabel={texts.recordFor(original.name)}
            onClick={() => onSettle(original)}
          />
        ),
    }),
  ]) as Columns<PartyBalance>

function standing(balanceFils: number): string {
  if (balanceFils === 0) return texts.settled
  return balanceFils > 0 ? texts.earned(money(balanceFils)) : texts.owes(money(-balanceFils))
}
