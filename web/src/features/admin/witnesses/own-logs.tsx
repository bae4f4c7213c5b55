import type { WitnessOverview } from '@credenza/schema/admin'
import { Alert, Badge, Stack, Text, Title } from '@mantine/core'
import { ShieldAlert } from 'lucide-react'
import { formatDateTime, formatNumber } from '../../../lib/text/format.ts'
import { witnessTexts } from '../../../texts/witness.ts'
import { type Columns, DataTable } from '../../../ui/table/data-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'

const texts = witnessTexts.ours

type Signed = WitnessOverview['witnesses'][number]['logs'][number]
type Row = Signed & { name: string; url: string; newest: number }

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('name', {
    header: texts.columns.name,
    cell: ({ getValue, row: { original } }) => (
      <>
        <b style={{ fontWeight: 500 }}>
          <bdi>{getValue()}</bdi>
        </b>
        <Text fz="xs" c="dimmed">
          <bdi>{original.url}</bdi>
        </Text>
      </>
    ),
  }),
  column.accessor('log', { header: texts.columns.log, cell: ({ getValue }) => texts.logs[getValue()] }),
  column.accessor('size', {
    header: texts.columns.signed,
    cell: ({ row: { original } }) => texts.of(formatNumber(original.size), formatNumber(original.newest)),
  }),
  column.accessor('signedAt', {
    header: texts.columns.at,
    cell: ({ getValue }) => whenOf(getValue()),
  }),
  column.display({
    id: 'state',
    header: texts.columns.state,
    cell: ({ row: { original } }) => <StateBadge row={original} />,
  }),
]) as Columns<Row>

const whenOf = (at: string | null) => (at === null ? texts.never : formatDateTime(at))

const contradicts = ({ problem }: Signed) => problem === 'refused' || problem === 'ahead'

function StateBadge({ row }: { row: Row }) {
  if (row.problem)
    return <Badge color={contradicts(row) ? 'red' : 'yellow'}>{texts.problems[row.problem]}</Badge>
  return row.size < row.newest ? (
    <Badge color="gray">{texts.behind}</Badge>
  ) : (
    <Badge color="teal">{texts.upToDate}</Badge>
  )
}

/** How far each witness has signed our logs; warns loudly if one has seen a different history. */
export function OwnLogs({ overview }: { overview: WitnessOverview | undefined }) {
  const rows = (overview?.witnesses ?? []).flatMap(({ name, url, logs }) =>
    logs.map((signed) => ({
      ...signed,
      name,
      url,
      newest: overview?.logs.find(({ log }) => log === signed.log)?.size ?? 0,
    })),
  )
  return (
    <Stack gap="sm" component="section" aria-labelledby="own-logs">
      <Title order={2} fz="lg" id="own-logs">
        {texts.title}
      </Title>
      {rows.some(contradicts) && (
        <Alert color="red" icon={<ShieldAlert size={18} />} title={texts.contradicted} role="alert">
          {texts.whatToDo}
        </Alert>
      )}
      {overview && overview.quorum > 0 && (
        <Text fz="sm">
          {texts.quorum(formatNumber(overview.quorum), formatNumber(overview.witnesses.length))}
        </Text>
      )}
      <DataTable
        label={texts.table}
        columns={columns}
        rows={rows}
        rowKey={({ name, log }) => `${name} ${log}`}
        state={overview ? 'ready' : 'loading'}
        skeletonRows={4}
        emptyAction={texts.none}
      />
    </Stack>
  )
}
