import type { Hold } from '@credenza/schema/data-protection'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../../lib/browser/lazy.ts'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { Section } from '../../../ui/page/section.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../../ui/table/text-cell.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { holdsQuery, liftHold } from './data-protection-calls.ts'

const GuardedDialog = lazy(() => import('../../account/security/guarded-dialog.tsx'))
const HoldDialog = lazy(() => import('./hold-dialog.tsx'))
const texts = dataProtectionTexts.holds
const column = columnsOf<Hold>()
const nameOf = ({ subjectName }: Hold) => subjectName || texts.erasedPerson

const columns = column.columns([
  column.accessor('createdAt', {
    header: texts.columns.since,
    cell: ({ getValue }) => formatDateTime(getValue()),
  }),
  column.accessor('subjectName', {
    header: texts.columns.subject,
    cell: ({ row: { original } }) => (
      <TextCell
        below={
          <span dir="ltr" title={original.subjectId}>
            {original.subjectId}
          </span>
        }
      >
        {nameOf(original)}
      </TextCell>
    ),
  }),
  column.accessor('reason', { header: texts.columns.reason, cell: textCell }),
  column.accessor('setBy', { header: texts.columns.setBy, cell: textCell }),
  column.accessor('until', {
    header: texts.columns.until,
    cell: ({ row: { original } }) => {
      const end = original.liftedAt ?? original.until
      return end === null ? texts.untilLifted : formatDateTime(end)
    },
  }),
  column.accessor('stands', {
    header: texts.columns.state,
    cell: ({ row: { original } }) =>
      original.stands ? <Lift hold={original} /> : <Badge color="gray">{texts.states.ended}</Badge>,
  }),
]) as Columns<Hold>

/** All holds, including ended ones; sets and lifts them. */
export default function Holds() {
  const list = usePagedList(holdsQuery)
  const [setting, setSetting] = useState(false)
  return (
    <Section title={texts.title}>
      <Group justify="space-between" align="flex-start">
        <Text c="dimmed" flex={1} miw={220}>
          {texts.lead}
        </Text>
        <Button variant="default" onClick={() => setSetting(true)}>
          {texts.set}
        </Button>
      </Group>
      <ListTable
        label={texts.title}
        columns={columns}
        list={list}
        cardTitle="subjectName"
        emptyAction={texts.empty}
      />
      <Suspense>{setting && <HoldDialog onClose={() => setSetting(false)} />}</Suspense>
    </Section>
  )
}

function Lift({ hold }: { hold: Hold }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const lifting = useGuarded(liftHold, {
    onDone: () => {
      toast.success(texts.lifted)
      setAsking(false)
      void readAgain(queries, 'holds')
    },
  })
  return (
    <Group gap="xs">
      <Badge color="red">{texts.states.stands}</Badge>
      <RowButton label={texts.lift} ariaLabel={texts.liftOf(nameOf(hold))} onClick={() => setAsking(true)} />
      <Suspense>
        {asking && (
          <GuardedDialog
            title={texts.liftTitle}
            confirmLabel={texts.lift}
            act={lifting}
            onConfirm={() => lifting.start(hold._id)}
            onClose={() => setAsking(false)}
          >
            {texts.liftText}
          </GuardedDialog>
        )}
      </Suspense>
    </Group>
  )
}
