import type { Batch, BatchFailure } from '@credenza/schema/batch'
import { Stack, Title } from '@mantine/core'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { type Columns, DataTable } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { failuresQuery } from '../batch/batch-calls.ts'

const column = columnsOf<BatchFailure>()
const columns = column.columns([
  column.accessor('name', {
    header: texts.failureColumns.name,
    cell: textCell,
  }),
  column.accessor('message', {
    header: texts.failureColumns.reason,
    cell: ({ getValue }) => <span style={{ whiteSpace: 'normal' }}>{getValue()}</span>,
  }),
]) as Columns<BatchFailure>

/** Who failed or was skipped, and why. */
export function Failures({ batch }: { batch: Batch }) {
  const list = usePagedList(failuresQuery(batch))
  const title = batch.failed === batch.skipped ? texts.skippedOnes : texts.failures
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {title}
      </Title>
      <DataTable
        label={title}
        columns={columns}
        rows={list.rows}
        rowKey={(row) => row.subject}
        state={list.state}
        skeletonRows={3}
        total={list.total}
        error={list.error}
        onRetry={list.retry}
        onEndReached={list.loadMore}
        maxHeight="280px"
      />
    </Stack>
  )
}
