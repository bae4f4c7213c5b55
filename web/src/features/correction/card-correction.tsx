import type { Certificate } from '@credenza/schema/certificate'
import type { CorrectionRequest } from '@credenza/schema/correction'
import { Button, Group, Stack } from '@mantine/core'
import { lazy, Suspense, useId, useState } from 'react'
import { correctionTexts } from '../../texts/correction.ts'
import { isCorrectable } from '../certificate/certificate-state.ts'
import { AskedCorrection } from './asked-correction.tsx'
import { WaitingNotice } from './notices.tsx'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))
const Versions = lazy(() => import('./versions.tsx'))

const { ask, asked, versions, waiting: texts } = correctionTexts

interface CardCorrectionProps {
  certificate: Certificate
  /** The correction that waits to take its place. */
  waiting: Certificate | undefined
  request: CorrectionRequest | undefined
}

/** What was corrected of a holder's certificate, what is asked for, and the way to ask. */
export default function CardCorrection({ certificate, waiting, request }: CardCorrectionProps) {
  const versionsId = useId()
  const [asking, setAsking] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
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
      <Group gap="sm">
        {isCorrectable(certificate) && !waiting && request?.state !== 'open' && (
          <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
            {ask.button}
          </Button>
        )}
        {(certificate.corrects || waiting) && (
          <Button
            size="compact-sm"
            variant="default"
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
