import { Button, Stack } from '@mantine/core'
import { Suspense, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isLost } from '../../lib/is-lost.ts'
import { lazy } from '../../lib/lazy.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { useSession } from '../../lib/use-session.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { Page } from '../../ui/page.tsx'
import { withParam } from '../../ui/search-box.tsx'
import { batchesQuery } from '../batch/batch-calls.ts'
import { type BatchRole, hasEnded } from '../batch/batch-state.ts'
import { progressMs } from '../batch/use-batch.ts'
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
  useFailureToast(list.state === 'error', common.dataFailed)
  const columns = useMemo(() => {
    const open = (id: string) => setParams((before) => withParam(before, 'batch', id))
    return batchColumns(open, lost)
  }, [setParams, lost])
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
