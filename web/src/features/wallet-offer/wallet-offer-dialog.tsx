import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { walletOfferTexts as texts } from '../../texts/wallet-offer.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { ShownOffer } from './shown-offer.tsx'
import { createOffer } from './wallet-offer-calls.ts'

/** A device that is likely to have the wallet itself, and cannot scan its own screen. */
const handheld = '(pointer: coarse)'

interface WalletOfferDialogProps {
  certificate: Certificate
  onClose: () => void
}

/** Explains what a digital wallet is, and offers it the certificate. */
export default function WalletOfferDialog({ certificate, onClose }: WalletOfferDialogProps) {
  const isHandheld = useMediaQuery(handheld, undefined, { getInitialValueInEffect: false })
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
            isHandheld={isHandheld}
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
              {isHandheld && (
                <Button
                  leftSection={<Smartphone size={16} />}
                  onClick={() => mutate(undefined, { onSuccess: ({ link }) => window.location.assign(link) })}
                  loading={isPending}
                >
                  {texts.open}
                </Button>
              )}
              <Button
                variant={isHandheld ? 'default' : 'filled'}
                onClick={() => mutate()}
                disabled={isHandheld && isPending}
                loading={!isHandheld && isPending}
              >
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
