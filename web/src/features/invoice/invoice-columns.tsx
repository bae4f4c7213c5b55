import type { TaxDocumentItem } from '@credenza/schema/invoice'
import { Group, Stack, Text } from '@mantine/core'
import { saveNamedFile } from '../../lib/browser/save-file.ts'
import { formatDate, money } from '../../lib/text/format.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { RowButton } from '../../ui/row-button.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'
import { invoiceFilePath } from './invoice-calls.ts'

const column = columnsOf<TaxDocumentItem>()

export const invoiceColumns = (
  onCredit: (invoice: TaxDocumentItem) => void,
  mayCredit: (invoice: TaxDocumentItem) => boolean,
): Columns<TaxDocumentItem> =>
  column.columns([
    column.accessor('number', {
      header: texts.columns.number,
      cell: ({ row: { original } }) => (
        <Stack gap={0}>
          <Text span dir="ltr" ff="monospace" fz="sm">
            {original.number}
          </Text>
          {original.of !== '' && (
            <Text fz="xs" c="dimmed">
              {texts.creditOf(original.of)}
            </Text>
          )}
          {original.handover !== '' && (
            <Text fz="xs" c={original.handover === 'rejected' ? 'red' : 'dimmed'}>
              {texts.handover[original.handover]}
            </Text>
          )}
        </Stack>
      ),
    }),
    column.accessor('issuedOn', {
      header: texts.columns.issuedOn,
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.accessor('seller', { header: texts.columns.seller, cell: textCell }),
    column.accessor('buyer', {
      header: texts.columns.buyer,
      cell: ({ getValue }) => <TextCell>{getValue() || texts.student}</TextCell>,
    }),
    column.accessor('netFils', {
      header: texts.columns.total,
      meta: { isAmount: true },
      cell: ({ row: { original } }) => money(original.netFils + original.vatFils),
    }),
    column.accessor('vatFils', {
      header: texts.columns.vat,
      meta: { isAmount: true },
      cell: ({ getValue }) => money(getValue()),
    }),
    column.display({
      id: 'action',
      header: texts.columns.action,
      cell: ({ row: { original } }) => (
        <Group gap="xs" wrap="nowrap">
          <Download invoice={original} format="pdf" />
          {original.isElectronic && <Download invoice={original} format="xml" />}
          {original.kind === 'invoice' && mayCredit(original) && (
            <RowButton
              label={texts.credit}
              ariaLabel={texts.creditNamed(original.number)}
              onClick={() => onCredit(original)}
            />
          )}
        </Group>
      ),
    }),
  ]) as Columns<TaxDocumentItem>

function Download({ invoice, format }: { invoice: TaxDocumentItem; format: 'pdf' | 'xml' }) {
  return (
    <RowButton
      label={texts[format]}
      ariaLabel={texts.downloadNamed(texts[format], invoice.number)}
      onClick={() =>
        saveNamedFile(invoiceFilePath(invoice._id, format)).catch(toastFailure(texts.downloadFailed))
      }
    />
  )
}
