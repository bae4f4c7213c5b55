import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { takeBackCorrection } from './correction-calls.ts'

const texts = correctionTexts.waiting

/** Withdraws an unsigned correction of a certificate. */
export default function TakeBackButton({ certificateId }: { certificateId: string }) {
  const queries = useQueryClient()
  return (
    <ConfirmButton
      size="compact-sm"
      variant="default"
      label={texts.takeBack}
      title={texts.takeBackTitle}
      act={() => takeBackCorrection(certificateId)}
      onDone={() => toast.success(texts.takenBack)}
      onSettled={() => readAgain(queries, 'certificates')}
    >
      {texts.takeBackText}
    </ConfirmButton>
  )
}
