import { Button, Stack } from '@mantine/core'
import { Suspense, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { isLost } from '../../lib/is-lost.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { Page } from '../../ui/page/page.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { batchesQuery } from '../batch/batch-calls.ts'
import { type BatchRole, hasEnded } from '../batch/batch-state.ts'
import { progressMs } from '../batch/use-batch.ts'
import { useTeam } from '../colleague/use-colleagues.ts'
import { batchColumns } from './batch-columns.tsx'
import { useRecentBatches } from './use-recent-batches.ts'

const BatchDialog = lazy(() => import('./batch-dialog.tsx'))

/** All the organisation's batches, newest first; `?batch=` opens one. */
export function Activity() {
  const of: BatchRole = useSession()?.role === 'verifier' ? 'verifier' : 'issuer'
  const [params, setParams] = useSearchParams()
  const opened = params.get('batch')
  const recent = useRecentBatches()
  const busy = recent.data?.some((batch) => !hasEnded(batch))
  const list = usePagedList(batchesQuery, {
    refreshMs: busy ? progressMs : undefined,
  })
  const lost = isLost(recent)
  const withPeople = useTeam().length > 1
  useFailureToast(list.state === 'error', common.dataFailed)
  const columns = useMemo(() => {
    const open = (id: string) => setParams((before) => withParam(before, 'batch', id))
    return batchColumns(open, { lost, withPeople })
  }, [setParams, lost, withPeople])
  return (
    <Page title={texts.title} lead={texts.lead}>
      <ListTable
        label={texts.table}
        columns={columns}
        list={list}
        emptyAction={
          <Stack align="center" gap="sm">
            {texts.empty[of]}
            <Button component={Link} to={`/${of}`}>
              {texts.home[of]}
            </Button>
          </Stack>
        }
      />
      <Suspense>
        {opened && (
          <BatchDialog
            id={opened}
            onClose={() => setParams((before) => withParam(before, 'batch', ''), { replace: true })}
          />
        )}
      </Suspense>
    </Page>
  )
}
