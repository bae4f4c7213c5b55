import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { withdrawCorrection } from './correction-calls.ts'

const texts = correctionTexts.waiting

/** Withdraws an unsigned correction of a certificate. */
export default function WithdrawCorrectionButton({ certificateId }: { certificateId: string }) {
  const queries = useQueryClient()
  return (
    <ConfirmButton
      size="compact-sm"
      variant="default"
      label={texts.withdraw}
      title={texts.withdrawTitle}
      act={() => withdrawCorrection(certificateId)}
      onDone={() => toast.success(texts.withdrawn)}
      onSettled={() => readAgain(queries, 'certificates')}
    >
      {texts.withdrawText}
    </ConfirmButton>
  )
}
