import type { StatementLine } from '@credenza/schema/ledger'
import { formatDate, money } from '../../lib/format.ts'
import { feeTexts } from '../../texts/fee.ts'
import type { Columns } from '../../ui/data-table.tsx'
import { columnsOf } from '../../ui/table-features.ts'

const texts = feeTexts.statementColumns
const column = columnsOf<StatementLine>()
const text = ({ getValue }: { getValue: () => string }) => <span dir="auto">{getValue()}</span>

/** What changed a balance, line by line. */
export const statementColumns = column.columns([
  column.accessor('at', { header: texts.date, cell: ({ getValue }) => formatDate(getValue()) }),
  column.accessor('kind', {
    header: texts.what,
    cell: ({ row: { original } }) => (
      <span dir="auto">{original.kind === 'fee' ? original.certificateType : feeTexts.settlement}</span>
    ),
  }),
  column.accessor('party', { header: texts.party, cell: text }),
  column.accessor('reference', { header: texts.reference, cell: text }),
  column.accessor('amountFils', { header: texts.amount, cell: ({ getValue }) => money(getValue()) }),
]) as Columns<StatementLine>
