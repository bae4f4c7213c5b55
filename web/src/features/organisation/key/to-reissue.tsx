import { batchPermission } from '@credenza/schema/batch-permission'
import type { Certificate } from '@credenza/schema/certificate'
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { formatCount, formatDate } from '../../../lib/text/format.ts'
import { signingKeyTexts as texts } from '../../../texts/signing-keys.ts'
import { Section } from '../../../ui/page/section.tsx'
import type { Columns } from '../../../ui/table/data-table.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { columnsOf } from '../../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../../ui/table/text-cell.tsx'
import { useActs } from '../../act/use-acts.tsx'
import { toReissueQuery } from './key-calls.ts'

const column = columnsOf<Certificate>()
const columns: Columns<Certificate> = column.columns([
  column.accessor('userName', {
    header: texts.columns.holder,
    cell: textCell,
  }),
  column.accessor('title', {
    header: texts.columns.title,
    cell: ({ row: { original } }) => (
      <TextCell>
        <Anchor component={Link} to={`/certificate/${original._id}`} fz="sm" fw={500} c="inherit">
          {original.title}
        </Anchor>
      </TextCell>
    ),
  }),
  column.accessor('date', { header: texts.columns.date, cell: ({ getValue }) => formatDate(getValue()) }),
])

/** Certificates to issue again after a key theft, all with one act; nothing if there never were any. */
export default function ToReissue() {
  const list = usePagedList(toReissueQuery)
  const [hasStarted, setHasStarted] = useState(false)
  const { plan, dialog } = useActs(() => setHasStarted(true))
  const mayReissue = usePermitted()(batchPermission.reissue)
  const count = list.total ?? 0
  if (!hasStarted && (list.state !== 'ready' || count === 0)) return null
  const selection = { filter: { reissue: 'true' as const }, except: [] }
  return (
    <Section title={texts.reissueTitle} size="lg">
      {hasStarted && (
        <Alert color="teal" role="status">
          <Stack gap="xs" align="flex-start">
            {texts.reissueNext}
            <Anchor component={Link} to="/issuer/activity" fz="sm">
              {texts.openActivity}
            </Anchor>
          </Stack>
        </Alert>
      )}
      {count === 0 ? (
        <Text c="dimmed">{texts.reissueEmpty}</Text>
      ) : (
        <>
          <Text c="dimmed">{texts.reissueLead}</Text>
          <ListTable label={texts.reissueTable} columns={columns} list={list} cardTitle="title" />
          {mayReissue && (
            <Group>
              <Button
                onClick={() => plan({ act: 'reissue', selection, count, countIsExact: list.totalIsExact })}
              >
                {texts.reissue(formatCount(count, list.totalIsExact))}
              </Button>
            </Group>
          )}
        </>
      )}

      {dialog}
    </Section>
  )
}
