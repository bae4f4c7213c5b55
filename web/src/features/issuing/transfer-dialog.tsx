import type { Certificate } from '@credenza/schema/certificate'
import { Stack, Text } from '@mantine/core'
import { actTexts } from '../../texts/act.ts'
import ConfirmDialog from '../../ui/dialog/confirm-dialog.tsx'
import WhoseCertificate from '../certificate/whose-certificate.tsx'

const texts = actTexts.transfer

interface TransferDialogProps {
  certificate: Certificate
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a certificate's token moves to its holder for good. */
export default function TransferDialog({ certificate, onClose, onConfirm }: TransferDialogProps) {
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel={texts.button}
      color="indigo"
    >
      <Stack gap="xs">
        <WhoseCertificate certificate={certificate} />
        <Text inherit>{texts.confirmText}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
