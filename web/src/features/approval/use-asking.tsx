import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { rulesQuery } from './approval-calls.ts'
import type { AskedCertificates } from './ask-dialog.tsx'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))

/** Lets the person ask for approval, if a rule requires it and they may prepare certificates; includes the dialog. */
export function useAsking() {
  const isPermitted = usePermitted()
  const rules = useQuery(rulesQuery)
  const [asked, setAsked] = useState<AskedCertificates>()
  const isOpen = isPermitted('prepare') && (rules.data ?? []).length > 0
  return {
    ask: isOpen ? setAsked : undefined,
    dialog: asked && (
      <Suspense>
        <AskDialog asked={asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
