import type { Certificate } from '@credenza/schema/certificate'
import type { CorrectionRequest } from '@credenza/schema/correction'
import { Button, Group, Stack } from '@mantine/core'
import { lazy, Suspense, useId, useState } from 'react'
import { correctionTexts } from '../../texts/correction.ts'
import { isCorrectable } from '../certificate/certificate-state.ts'
import { AskedCorrection } from './asked-correction.tsx'
import { canAskAgain } from './own-requests.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))
const Versions = lazy(() => import('./versions.tsx'))

const { ask, versions } = correctionTexts

interface CardCorrectionProps {
  certificate: Certificate
  request: CorrectionRequest | undefined
}

/** What was corrected of a holder's certificate, what is asked for, and the way to ask. */
export default function CardCorrection({ certificate, request }: CardCorrectionProps) {
  const versionsId = useId()
  const [asking, setAsking] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <Stack gap="sm">
      {request && <AskedCorrection request={request} />}
      <Group gap="sm">
        {isCorrectable(certificate) && canAskAgain(request) && (
          <Button size="compact-sm" variant="subtle" onClick={() => setAsking(true)}>
            {ask.button}
          </Button>
        )}
        {certificate.corrects && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={unfolded}
            aria-controls={versionsId}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? versions.hide : versions.show}
          </Button>
        )}
      </Group>
      <div id={versionsId} hidden={!unfolded}>
        <Suspense>{unfolded && <Versions certificateId={certificate._id} />}</Suspense>
      </div>
      <Suspense>
        {asking && <AskDialog certificate={certificate} onClose={() => setAsking(false)} />}
      </Suspense>
    </Stack>
  )
}
