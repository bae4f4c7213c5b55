import { type PresentationRequest, presentationStates } from '@credenza/schema/presentation'
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { askTexts } from '../../texts/ask.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { VerdictBadge } from '../check/verdict-badge.tsx'
import { requestsQuery } from './ask-calls.ts'
import { StateBadge } from './state-badge.tsx'

const texts = askTexts.list
const column = columnsOf<PresentationRequest>()
const columns = column.columns([
  column.accessor('title', {
    header: texts.what,
    cell: ({ row: { original } }) => (
      <Anchor component={Link} to={{ search: `?request=${original._id}` }} fz="sm" fw={500} dir="auto">
        {original.title}
      </Anchor>
    ),
  }),
  column.accessor('state', {
    header: texts.state,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor('verdict', {
    header: texts.result,
    cell: ({ getValue }) => {
      const verdict = getValue()
      return verdict === '' ? '–' : <VerdictBadge verdict={verdict} />
    },
  }),
  column.accessor('createdAt', { header: texts.made, cell: ({ getValue }) => formatDateTime(getValue()) }),
  column.accessor('endsAt', { header: texts.ends, cell: ({ getValue }) => formatDateTime(getValue()) }),
]) as Columns<PresentationRequest>

const choices = [
  { value: '', label: texts.all },
  ...presentationStates.map((value) => ({ value, label: askTexts.states[value] })),
]

/** The organisation's requests, newest first. Answers appear when they arrive. */
export function AskList() {
  const [params] = useSearchParams()
  const list = usePagedList(requestsQuery(params.get('state') ?? ''))
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} fz={18}>
          {texts.title}
        </Title>
        <FilterSelect param="state" label={texts.state} choices={choices} />
      </Group>
      <ListTable
        label={texts.title}
        columns={columns}
        list={list}
        cardTitle="title"
        emptyAction={<Text c="dimmed">{texts.empty}</Text>}
      />
    </Stack>
  )
}
