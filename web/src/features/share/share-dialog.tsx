import type { Certificate } from '@credenza/schema/certificate'
import { Stack, Text } from '@mantine/core'
import { shareTexts as texts } from '../../texts/share.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkList } from './link-list.tsx'
import { MakeLinkForm } from './make-link-form.tsx'
import { PhoneWallets } from './phone-wallets.tsx'

/** Where a holder makes, copies and revokes the links to a certificate. */
export default function ShareDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate
  onClose: () => void
}) {
  return (
    <Dialog title={texts.title(certificate.title)} opened onClose={onClose} size="lg">
      <Stack gap="lg">
        <Text c="dimmed" fz="sm">
          {texts.lead}
        </Text>
        <MakeLinkForm certificateId={certificate._id} />
        <LinkList certificateId={certificate._id} />
        <Text c="dimmed" fz="sm">
          {texts.canAndCannot}
        </Text>
        <PhoneWallets certificate={certificate} />
      </Stack>
    </Dialog>
  )
}
