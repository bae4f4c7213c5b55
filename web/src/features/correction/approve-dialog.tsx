import type { CorrectionRequest } from '@credenza/schema/correction'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { common } from '../../texts/common.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { fetchCertificate } from '../certificate/certificate-calls.ts'
import CorrectDialog from './correct-dialog.tsx'

interface ApproveDialogProps {
  request: CorrectionRequest
  onClose: () => void
  onCorrected: (certificateId: string) => void
}

/** Approving a request is correcting its certificate: the dialog opens with the holder's wish filled in. */
export default function ApproveDialog({ request, onClose, onCorrected }: ApproveDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['certificates', 'one', request.certificateId],
    queryFn: () => fetchCertificate(request.certificateId),
  })
  const certificate = data?.certificates[0]
  if (certificate) {
    return (
      <CorrectDialog
        certificate={certificate}
        request={request}
        onClose={onClose}
        onCorrected={onCorrected}
      />
    )
  }
  return (
    <Dialog
      title={correctionTexts.correct.titleFor(request.userName)}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {error ? (
        <>
          <Problem text={error.message} />
          <Button variant="default" size="compact-sm" mt="xs" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </>
      ) : (
        <Skeleton height={220} radius="md" />
      )}
    </Dialog>
  )
}
