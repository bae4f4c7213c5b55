import type { Check, CheckResult, checkResponse } from '@credenza/schema/check'
import { Badge, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { call } from '../../lib/api/call.ts'
import { formatNumber } from '../../lib/format.ts'
import { saveNamedFile } from '../../lib/save-file.ts'
import { checkTexts as texts } from '../../texts/check.ts'
import { type Columns, DataTable } from '../../ui/data-table.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { ResultCount } from '../../ui/result-count.tsx'
import { columnsOf } from '../../ui/table-features.ts'

import { useCheckResults } from './use-check-results.ts'

const colors = { VALID: 'teal', INVALID: 'red', 'CANNOT TELL': 'yellow', UNREADABLE: 'gray' }
const column = columnsOf<CheckResult>()
const plain = ({ getValue }: { getValue: () => string }) => <span dir="auto">{getValue()}</span>
const columns = column.columns([
  column.accessor('name', { header: texts.columns.name, cell: plain }),
  column.accessor('verdict', {
    header: texts.columns.verdict,
    cell: ({ getValue }) => <Badge color={colors[getValue()]}>{texts.verdicts[getValue()]}</Badge>,
  }),
  column.accessor('reason', { header: texts.columns.reason, cell: plain }),
  column.accessor('title', { header: texts.columns.title, cell: plain }),
  column.accessor('issuer', { header: texts.columns.issuer, cell: plain }),
]) as Columns<CheckResult>

/** The results of one check as they come, and its report once it has ended. */
export function CheckResults({ checkId, onAnother }: { checkId: string; onAnother: () => void }) {
  const { results, state, error, goOn } = useCheckResults(checkId)
  const total = useTotal(checkId)
  const [params] = useSearchParams()
  const verdict = params.get('verdict') ?? ''
  const shown = verdict === '' ? results : results.filter((result) => result.verdict === verdict)
  const save = (name: string) =>
    saveNamedFile(`/api/checks/${encodeURIComponent(checkId)}/${name}`).catch((error: Error) =>
      toast.error(messageOf(error)),
    )
  return (
    <Stack gap="md">
      <CheckProgress done={results.length} total={total} ended={state === 'ended'} />
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
          {(['report.json', 'report.csv'] as const).map((name) => (
            <Button
              key={name}
              variant="default"
              leftSection={<Download size={16} />}
              disabled={state !== 'ended'}
              onClick={() => void save(name)}
            >
              {name === 'report.json' ? texts.signedReport : texts.table}
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

function CheckProgress({ done, total, ended }: { done: number; total: number | undefined; ended: boolean }) {
  if (total === undefined) return null
  return (
    <div>
      <Text role="status" mb={6}>
        {ended ? texts.ended : texts.progress(formatNumber(done), formatNumber(total))}
      </Text>
      <Progress value={(100 * done) / total} aria-label={texts.title} />
    </div>
  )
}

/** How many files the check has: known from its start. */
function useTotal(checkId: string): number | undefined {
  const { data } = useQuery({
    queryKey: ['check', checkId],
    queryFn: async (): Promise<Check> =>
      (
        await call<typeof checkResponse>({
          method: 'GET',
          path: `/api/checks/${encodeURIComponent(checkId)}`,
        })
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.total
}
