import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { walletOfferTexts as texts } from '../../texts/wallet-offer.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { ShownOffer } from './shown-offer.tsx'
import { createOffer } from './wallet-offer-calls.ts'

interface WalletOfferDialogProps {
  certificate: Certificate
  onClose: () => void
}

/** Explains what a digital wallet is, and offers it the certificate. */
export default function WalletOfferDialog({ certificate, onClose }: WalletOfferDialogProps) {
  const [withCode, setWithCode] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => createOffer(certificate._id, withCode),
  })
  return (
    <Dialog title={texts.title(certificate.title)} opened onClose={onClose} size="md">
      <Stack>
        {data ? (
          <ShownOffer
            key={data._id}
            offer={data}
            isMailed={withCode}
            isPending={isPending}
            onAgain={mutate}
          />
        ) : (
          <>
            <Text>{texts.what}</Text>
            <Text c="dimmed" fz="sm">
              {texts.need}
            </Text>
            {isOpenTo(certificate.state, 'accept') && <Text>{texts.waits}</Text>}
            <Checkbox
              label={texts.withCode}
              description={texts.withCodeHint}
              checked={withCode}
              onChange={({ currentTarget }) => setWithCode(currentTarget.checked)}
            />
            <Group>
              <Button onClick={() => mutate()} loading={isPending}>
                {texts.make}
              </Button>
            </Group>
          </>
        )}
        {error && <Problem text={messageOf(error)} />}
      </Stack>
    </Dialog>
  )
}
