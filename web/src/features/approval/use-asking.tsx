import type { CertificateSelection } from '@credenza/schema/selection'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { usePermitted } from '../../lib/use-permitted.ts'
import { rulesQuery } from './approval-calls.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))

/** Lets the person ask for approval, if a rule requires it and they may prepare certificates; includes the dialog. */
export function useAsking() {
  const isPermitted = usePermitted()
  const rules = useQuery(rulesQuery)
  const [asked, setAsked] = useState<{ certificates: CertificateSelection; count: number }>()
  const isOpen = isPermitted('prepare') && (rules.data ?? []).length > 0
  return {
    ask: isOpen
      ? (certificates: CertificateSelection, count: number) => setAsked({ certificates, count })
      : undefined,
    dialog: asked && (
      <Suspense>
        <AskDialog {...asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  }
}
