import type { Certificate } from '@credenza/schema/certificate'
import { Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import type { CorrectableFacts } from './changes.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

/** Opens the correction dialog, and then goes to the corrected certificate, which must be signed next. */
export function useCorrection() {
  const [planned, plan] = useState<{ certificate: Certificate; proposed?: Partial<CorrectableFacts> } | null>(
    null,
  )
  const correct = useCallback(
    (certificate: Certificate, proposed?: Partial<CorrectableFacts>) => plan({ certificate, proposed }),
    [],
  )
  const navigate = useNavigate()
  const dialog = planned && (
    <Suspense>
      <CorrectDialog
        {...planned}
        onClose={() => plan(null)}
        onCorrected={(id) => {
          plan(null)
          void navigate(`/certificate/${id}`)
        }}
      />
    </Suspense>
  )
  return { correct, dialog }
}
