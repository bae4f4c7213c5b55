import { Anchor, Badge, Button, Group } from '@mantine/core'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Section } from '../../ui/page/section.tsx'
import type { Columns } from '../../ui/table/data-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { ResultCount } from '../../ui/table/result-count.tsx'
import { SearchBox } from '../../ui/table/search-box.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { type Item, itemsQuery } from './approval-calls.ts'

const texts = approvalTexts.request
const column = columnsOf<Item>()
const choices = [
  { value: '', label: texts.all },
  { value: 'true', label: texts.onlyChanged },
]

/** Every certificate of a request. Choosing one shows it in the preview. */
export default function ItemList({ requestId, onShow }: { requestId: string; onShow: (id: string) => void }) {
  const [params] = useSearchParams()
  const changed = params.get('changed') === 'true' ? 'true' : undefined
  const list = usePagedList(itemsQuery(requestId, { search: params.get('search') ?? '', changed }))
  const columns = useMemo(() => itemColumns(onShow), [onShow])
  return (
    <Section title={texts.list}>
      <Group gap="sm">
        <FilterSelect param="changed" label={texts.filter} choices={choices} />
        <SearchBox label={texts.searchList} />
        <ResultCount total={list.total} />
      </Group>
      <ListTable label={texts.list} columns={columns} list={list} cardTitle="name" />
    </Section>
  )
}

const itemColumns = (onShow: (id: string) => void): Columns<Item> =>
  column.columns([
    column.accessor('name', {
      header: texts.name,
      cell: ({ row: { original } }) =>
        original.name === '' ? (
          texts.gone
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.show(original.title, original.name)}
            onClick={() => onShow(original._id)}
          >
            <bdi>{original.name}</bdi>
          </Button>
        ),
    }),
    column.accessor('title', {
      header: texts.certificate,
      cell: ({ row: { original } }) =>
        original.name !== '' && (
          <Anchor component={Link} to={`/certificate/${original._id}`} fz="sm">
            <bdi>{original.title}</bdi>
          </Anchor>
        ),
    }),
    column.accessor('category', { header: texts.category, cell: textCell }),
    column.accessor('isChanged', {
      header: texts.change,
      cell: ({ getValue }) => getValue() && <Badge color="orange">{texts.isChanged}</Badge>,
    }),
  ]) as Columns<Item>
