import type { Check, CheckResult } from '@credenza/schema/check'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { saveNamedFile } from '../../lib/browser/save-file.ts'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { checkTexts as texts } from '../../texts/check.ts'
import { type Columns, DataTable } from '../../ui/table/data-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { ResultCount } from '../../ui/table/result-count.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { textCell } from '../../ui/table/text-cell.tsx'
import { checkQuery, pathOfCheck } from './check-calls.ts'
import { starter } from './check-columns.tsx'
import styles from './check-results.module.css'
import { useCheckResults } from './use-check-results.ts'
import { VerdictBadge } from './verdict-badge.tsx'

const column = columnsOf<CheckResult>()
const columns = column.columns([
  column.accessor('verdict', {
    header: texts.columns.verdict,
    cell: ({ getValue }) => <VerdictBadge verdict={getValue()} />,
  }),
  column.accessor('name', { header: texts.columns.name, cell: textCell }),
  column.accessor('reason', {
    header: texts.columns.reason,
    cell: ({ getValue }) => (
      <Text className={styles.reason} lineClamp={2} dir="auto" title={getValue()}>
        {getValue()}
      </Text>
    ),
  }),
  column.accessor('recipient', { header: texts.columns.recipient, cell: textCell }),
  column.accessor('title', { header: texts.columns.title, cell: textCell }),
  column.accessor('issuer', { header: texts.columns.issuer, cell: textCell }),
]) as Columns<CheckResult>

const reports = [
  { file: 'report.json', label: texts.signedReport },
  { file: 'report.pdf', label: texts.paper },
  { file: 'report.csv', label: texts.table },
]

/** The results of one check as they arrive, and its report when it has ended. */
export function CheckResults({ checkId, onAnother }: { checkId: string; onAnother: () => void }) {
  const { results, state, error, goOn } = useCheckResults(checkId)
  const { data: check } = useQuery(checkQuery(checkId))
  const [params] = useSearchParams()
  const verdict = params.get('verdict') ?? ''
  const shown = verdict === '' ? results : results.filter((result) => result.verdict === verdict)
  const save = (name: string) => saveNamedFile(`${pathOfCheck(checkId)}/${name}`).catch(toastFailure())
  return (
    <Stack gap="md">
      {check && <CheckProgress check={check} done={results.length} ended={state === 'ended'} />}
      {state === 'lost' && results.length > 0 && (
        <Group gap="sm" role="alert">
          <Text c="var(--mantine-color-error)">{texts.lost}</Text>
          <Button variant="default" onClick={goOn}>
            {texts.goOn}
          </Button>
        </Group>
      )}
      <Group justify="space-between">
        <Group gap="sm">
          <FilterSelect param="verdict" label={texts.filter} choices={choices} />
          <ResultCount total={shown.length} />
        </Group>
        <Group gap="sm">
          {reports.map(({ file, label }) => (
            <Button
              key={file}
              variant="default"
              leftSection={<Download size={16} />}
              disabled={state !== 'ended'}
              onClick={() => void save(file)}
            >
              {label}
            </Button>
          ))}
          <Button onClick={onAnother}>{texts.another}</Button>
        </Group>
      </Group>
      <DataTable
        label={texts.results}
        columns={columns}
        rows={shown}
        rowKey={({ position }) => String(position)}
        state={results.length > 0 || state === 'ended' ? 'ready' : state === 'lost' ? 'error' : 'loading'}
        skeletonRows={6}
        cardTitle="name"
        error={error}
        onRetry={goOn}
      />
    </Stack>
  )
}

const choices = [
  { value: '', label: texts.all },
  ...Object.entries(texts.verdicts).map(([value, label]) => ({ value, label })),
]

function CheckProgress({ check, done, ended }: { check: Check; done: number; ended: boolean }) {
  const { total, startedAt, startedBy } = check
  return (
    <div>
      <Text c="dimmed" fz="sm">
        {texts.started(formatDateTime(startedAt), starter(startedBy))}
      </Text>
      <Text role="status" mb={6}>
        {ended ? texts.ended : texts.progress(formatNumber(done), formatNumber(total))}
      </Text>
      <Progress value={(100 * done) / total} aria-label={texts.title} />
    </div>
  )
}
