import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { checkTexts as texts } from '../../texts/check.ts'
import { Page } from '../../ui/page/page.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { startCheck } from './check-calls.ts'

const CheckDrop = lazy(async () => ({ default: (await import('./check-drop.tsx')).CheckDrop }))
const CheckResults = lazy(async () => ({ default: (await import('./check-results.tsx')).CheckResults }))
const EarlierChecks = lazy(async () => ({ default: (await import('./earlier-checks.tsx')).EarlierChecks }))

/** Checks many certificates at once. The check's id is in the address, so that a reload keeps it open. */
export function BulkCheck() {
  const [params, setParams] = useSearchParams()
  const [intent] = useState(newIntent)
  const queries = useQueryClient()
  const checkId = params.get('check')
  const start = useMutation({
    mutationFn: (files: File[]) =>
      startCheck(
        files,
        intent.keyFor(files.map(({ name, size, lastModified }) => [name, size, lastModified])),
      ),
    onSuccess: (check) => {
      intent.finished()
      void readAgain(queries, 'checks')
      setParams({ check: check.checkId })
    },
  })
  return (
    // A separate page for each check, so that it takes focus.
    <Page key={checkId} title={texts.title} lead={texts.lead}>
      <Suspense>
        {checkId ? (
          <CheckResults checkId={checkId} onAnother={() => setParams({})} />
        ) : (
          <>
            <CheckDrop busy={start.isPending} onFiles={(files) => start.mutate(files)} />
            <Problem text={start.error ? messageOf(start.error) : undefined} />
            <EarlierChecks />
          </>
        )}
      </Suspense>
    </Page>
  )
}
