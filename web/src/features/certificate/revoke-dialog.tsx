import type { Certificate } from '@credenza/schema/certificate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import ReasonDialog from '../../ui/reason-dialog.tsx'
import { revokeCertificate } from './certificate-calls.ts'

const texts = certificateTexts.revoke

/** Revokes one certificate, with the reason that everybody who checks it will read. */
export default function RevokeDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate
  onClose: () => void
}) {
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: (reason: string) => revokeCertificate(certificate._id, reason),
    onSuccess: () => {
      toast.success(texts.done)
      onClose()
      return queries.invalidateQueries({ queryKey: ['certificates'] })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <ReasonDialog
      title={texts.title}
      explanation={texts.explanation}
      label={texts.label}
      quickReasons={texts.quick}
      confirmLabel={texts.confirm}
      opened
      busy={revoke.isPending}
      onClose={onClose}
      onConfirm={(reason) => revoke.mutate(reason)}
    />
  )
}
