import type { WitnessOverview } from '@credenza/schema/admin'
import { Alert, Group, Stack, Text, Title } from '@mantine/core'
import { ShieldAlert } from 'lucide-react'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { witnessTexts } from '../../../texts/witness.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { type Columns, DataTable } from '../../../ui/table/data-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'

const texts = witnessTexts.theirs

type Row = WitnessOverview['witnessed'][number]

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('origin', {
    header: texts.columns.origin,
    cell: ({ getValue, row: { original } }) => (
      <>
        <b style={{ fontWeight: 500 }}>
          <bdi>{getValue()}</bdi>
        </b>
        {!original.isWatched && (
          <Text fz="xs" c="dimmed">
            {texts.notWatched}
          </Text>
        )}
      </>
    ),
  }),
  column.accessor('size', {
    header: texts.columns.size,
    cell: ({ getValue }) => formatNumber(getValue() ?? 0),
  }),
  column.accessor('signedAt', {
    header: texts.columns.at,
    cell: ({ getValue }) => whenOf(getValue()),
  }),
  column.accessor('refusals', {
    header: texts.columns.refusals,
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor('refusal', {
    header: texts.columns.last,
    cell: ({ getValue, row: { original } }) => {
      const refusal = getValue()
      if (!refusal) return ''
      return (
        <>
          {texts.refusals[refusal]}
          <Text fz="xs" c="dimmed">
            {whenOf(original.refusedAt)}
          </Text>
        </>
      )
    },
  }),
]) as Columns<Row>

const whenOf = (at: string | null) => (at === null ? texts.never : formatDateTime(at))

/** Other deployments' logs signed here, with proof against those that signed two histories. */
export function WitnessedLogs({ witnessed }: { witnessed: Row[] | undefined }) {
  return (
    <Stack gap="sm" component="section" aria-labelledby="witnessed-logs">
      <Title order={2} fz="lg" id="witnessed-logs">
        {texts.title}
      </Title>
      {witnessed?.map(
        ({ origin, contradiction }) =>
          contradiction && (
            <Alert
              key={origin}
              color="red"
              icon={<ShieldAlert size={18} />}
              title={<bdi>{texts.forked(origin)}</bdi>}
              role="alert"
            >
              <Group gap="xs">
                {texts.proof}
                <CopyButton value={contradiction} name={texts.note} copiedMessage={texts.noteCopied} />
              </Group>
            </Alert>
          ),
      )}
      <DataTable
        label={texts.table}
        columns={columns}
        rows={witnessed ?? []}
        rowKey={({ origin }) => origin}
        state={witnessed ? 'ready' : 'loading'}
        skeletonRows={2}
        emptyAction={texts.none}
      />
    </Stack>
  )
}
