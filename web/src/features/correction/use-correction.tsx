import type { Certificate } from '@credenza/schema/certificate'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

/** Opens the correction dialog, and then leads to the corrected certificate, which must be signed next. */
export function useCorrection() {
  const [certificate, correct] = useState<Certificate | null>(null)
  const navigate = useNavigate()
  const dialog = certificate && (
    <Suspense>
      <CorrectDialog
        certificate={certificate}
        onClose={() => correct(null)}
        onCorrected={(id) => {
          correct(null)
          void navigate(`/certificate/${id}`)
        }}
      />
    </Suspense>
  )
  return { correct, dialog }
}
