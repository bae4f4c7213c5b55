import type { checkResponse } from '@credenza/schema/check'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/api/call.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { checkTexts as texts } from '../../texts/check.ts'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'

const CheckDrop = lazy(async () => ({ default: (await import('./check-drop.tsx')).CheckDrop }))
const CheckResults = lazy(async () => ({ default: (await import('./check-results.tsx')).CheckResults }))

/** Many certificates at once. The check stands in the address, so that a reload comes back to it. */
export function BulkCheck() {
  const [params, setParams] = useSearchParams()
  const [intent] = useState(newIntent)
  const checkId = params.get('check')
  const start = useMutation({
    mutationFn: async (files: File[]) => {
      const form = new FormData()
      for (const file of files) form.append('files', file)
      const idempotencyKey = intent.keyFor(
        files.map(({ name, size, lastModified }) => [name, size, lastModified]),
      )
      return call<typeof checkResponse>({ method: 'POST', path: '/api/checks', form, idempotencyKey })
    },
    onSuccess: ({ data }) => {
      intent.finished()
      setParams({ check: data.checkId })
    },
  })
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Suspense>
        {checkId ? (
          <CheckResults key={checkId} checkId={checkId} onAnother={() => setParams({})} />
        ) : (
          <>
            <CheckDrop busy={start.isPending} onFiles={(files) => start.mutate(files)} />
            <Problem text={start.error?.message} />
          </>
        )}
      </Suspense>
    </Page>
  )
}
