import type { Certificate } from '@credenza/schema/certificate'
import { useQuery } from '@tanstack/react-query'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { versionsQuery } from './correction-calls.ts'
import { Notice, WaitingNotice } from './notices.tsx'
import { waitingCorrection } from './waiting-correction.ts'

const WithdrawCorrectionButton = lazy(() => import('./withdraw-correction-button.tsx'))

const texts = correctionTexts.waiting

interface CorrectionNoticeProps {
  certificate: Certificate
  /** Whether the reader is of the issuer, whose people may withdraw the correction. */
  isIssuer: boolean
}

/** A notice about a pending correction, on both the corrected certificate and the correction. Each links to the other. */
export default function CorrectionNotice({ certificate, isIssuer }: CorrectionNoticeProps) {
  const { data: versions } = useQuery(versionsQuery(certificate._id))
  const mayPrepare = usePermitted()('prepare')
  const waiting = waitingCorrection(versions, certificate._id)
  if (waiting) {
    const isSigned = waiting.signedAt !== ''
    return (
      <WaitingNotice id={waiting._id} isSigned={isSigned} text={texts.stands}>
        {isIssuer && mayPrepare && !isSigned && <WithdrawCorrectionButton certificateId={certificate._id} />}
      </WaitingNotice>
    )
  }
  const corrected = versions?.find(({ _id }) => _id === certificate.corrects)
  if (!corrected || corrected.supersededAt) return null
  return <Notice title={texts.corrects} text={texts.takesPlace} to={corrected._id} link={texts.openEarlier} />
}
