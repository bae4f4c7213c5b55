import type { BreachPerson } from '@credenza/schema/breach'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { saveNamedFile } from '../../../lib/browser/save-file.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { breachTexts } from '../../../texts/breach.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { emailCell, TextCell } from '../../../ui/table/text-cell.tsx'
import { affectedFile, affectedQuery } from './breach-calls.ts'

const texts = breachTexts.people
const column = columnsOf<BreachPerson>()

const columns = column.columns([
  column.accessor('name', {
    header: texts.columns.name,
    cell: ({ getValue }) => <TextCell>{getValue() || texts.erased}</TextCell>,
  }),
  column.accessor('email', { header: texts.columns.email, cell: emailCell }),
  column.accessor('because', {
    header: texts.columns.because,
    cell: ({ getValue }) => texts.because[getValue()],
  }),
  column.accessor('toldAt', {
    header: texts.columns.told,
    cell: ({ getValue }) => {
      const at = getValue()
      return at === null ? texts.notYet : formatDateTime(at)
    },
  }),
]) as Columns<BreachPerson>

/** The affected people, and when each of them was sent a letter. */
export function AffectedPeople({ id }: { id: string }) {
  const list = usePagedList(affectedQuery(id))
  const save = useMutation({ mutationFn: () => saveNamedFile(affectedFile(id)) })
  return (
    <Section title={texts.title}>
      <Group>
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {texts.export}
        </Button>
        {save.error && <Problem text={messageOf(save.error)} />}
      </Group>
      <ListTable
        label={texts.title}
        columns={columns}
        list={list}
        cardTitle="name"
        emptyAction={texts.empty}
      />
    </Section>
  )
}
