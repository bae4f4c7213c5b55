import type { Certificate } from '@credenza/schema/certificate'
import type { CorrectionRequest } from '@credenza/schema/correction'
import { Button, Stack } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { askedCorrectionTexts } from '../../texts/asked-correction.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { AskedCorrection } from './asked-correction.tsx'
import { WaitingNotice } from './notices.tsx'

const Versions = lazy(() => import('./versions.tsx'))

const { asked } = askedCorrectionTexts
const { versions, waiting: texts } = correctionTexts

interface CardCorrectionProps {
  certificate: Certificate
  /** The correction waiting to replace the certificate. */
  waiting: Certificate | undefined
  request: CorrectionRequest | undefined
}

/** What was corrected on a holder's certificate, and what has been requested. */
export default function CardCorrection({ certificate, waiting, request }: CardCorrectionProps) {
  const versionsId = useId()
  const [unfolded, setUnfolded] = useState(false)
  if (!waiting && !request && !certificate.corrects) return null
  return (
    <Stack gap="sm">
      {waiting ? (
        <WaitingNotice
          id={waiting._id}
          isSigned={waiting.isVerified}
          text={request?.correctedBy === waiting._id ? asked.approved : texts.stands}
        />
      ) : (
        request && <AskedCorrection request={request} />
      )}
      {(certificate.corrects || waiting) && (
        <Button
          size="compact-sm"
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          aria-expanded={unfolded}
          aria-controls={versionsId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? versions.hide : versions.show}
        </Button>
      )}
      <div id={versionsId} hidden={!unfolded}>
        <Suspense>{unfolded && <Versions certificateId={certificate._id} />}</Suspense>
      </div>
    </Stack>
  )
}
