import type { Balance, StatementLine } from '@credenza/schema/ledger'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, money } from '../../lib/text/format.ts'
import { feeTexts } from '../../texts/fee.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'

const texts = feeTexts.statementColumns
const column = columnsOf<StatementLine>()

/** What changed a balance, line by line, as its owner sees it. */
const columnsFrom = (account: Balance['account']): Columns<StatementLine> =>
  column.columns([
    column.accessor('at', { header: texts.date, cell: ({ getValue }) => formatDate(getValue()) }),
    column.accessor('certificateTitle', {
      header: texts.item,
      cell: ({ row: { original } }) => <Item line={original} />,
    }),
    column.accessor('holder', {
      header: texts.holder,
      cell: ({ row: { original } }) => <Holder line={original} />,
    }),
    column.accessor('party', {
      header: texts.party[account],
      cell: textCell,
    }),
    column.accessor('amountFils', {
      header: texts.amount,
      meta: { isAmount: true },
      cell: ({ row: { original } }) => <Amount line={original} />,
    }),
  ]) as Columns<StatementLine>

export const statementColumns = { wallet: columnsFrom('wallet'), payable: columnsFrom('payable') }

function Amount({ line: { kind, amountFils, shareFils } }: { line: StatementLine }) {
  if (kind !== 'fee' || shareFils === 0) return money(amountFils)
  return (
    <>
      {money(amountFils)}
      <Text c="dimmed" fz="xs">
        {feeTexts.platformShare(money(shareFils))}
      </Text>
    </>
  )
}

function Item({ line }: { line: StatementLine }) {
  if (line.kind === 'settlement') return <TextCell>{feeTexts.payment(line.reference)}</TextCell>
  if (line.kind === 'credit') return <TextCell>{feeTexts.creditNote(line.reference)}</TextCell>
  if (line.kind === 'rounding') return <TextCell>{feeTexts.rounding(line.reference)}</TextCell>
  if (line.certificateId === '') return <TextCell>{line.certificateType}</TextCell>
  return (
    <TextCell>
      <Anchor component={Link} to={`/certificate/${line.certificateId}`} fz="sm" fw={500}>
        <bdi>{line.certificateTitle}</bdi>
      </Anchor>
      <Text span c="dimmed" fz="sm">
        {' · '}
        <bdi>{line.certificateType}</bdi>
      </Text>
    </TextCell>
  )
}

function Holder({ line }: { line: StatementLine }) {
  if (line.certificateId === '') return null
  return line.holder === '' ? (
    <Text span c="dimmed" fz="sm">
      {feeTexts.erased}
    </Text>
  ) : (
    <TextCell>{line.holder}</TextCell>
  )
}
