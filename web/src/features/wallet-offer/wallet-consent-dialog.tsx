import { Button, DataList, Group, Select, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Fact } from '../../ui/page/fact.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { answerWallet, walletRequestQuery } from './wallet-consent-calls.ts'

const texts = walletOfferTexts.consent

/** A wallet's request, which the holder answers with one certificate or with nothing. Both lead back to the wallet. */
export default function WalletConsentDialog({ request, onClose }: { request: string; onClose: () => void }) {
  const asked = useQuery(walletRequestQuery(request))
  const [picked, setPicked] = useState<string>()
  const answer = useMutation({
    mutationFn: (certificateId: string | null) => answerWallet(request, certificateId),
    onSuccess: (url) => window.location.assign(url),
  })
  const certificateId = picked ?? asked.data?.chosen ?? ''
  return (
    <Dialog title={texts.title} opened onClose={onClose} size="md">
      {asked.isPending && <Skeleton height={160} />}
      {asked.isLoadingError && <Problem text={texts.ended} />}
      {asked.data && (
        <Stack>
          <Text>{texts.lead}</Text>
          <DataList orientation="vertical">
            <Fact label={texts.issuer}>{asked.data.issuerName}</Fact>
            <Fact label={texts.wallet}>{asked.data.wallet}</Fact>
            <Fact label={texts.opens}>{asked.data.opens}</Fact>
          </DataList>
          {asked.data.certificates.length === 0 ? (
            <Text>{texts.none}</Text>
          ) : (
            <Select
              label={texts.choose}
              data={asked.data.certificates.map(({ _id, title }) => ({ value: _id, label: title }))}
              value={certificateId}
              allowDeselect={false}
              onChange={(value) => setPicked(value ?? undefined)}
            />
          )}
          {answer.error && <Problem text={messageOf(answer.error)} />}
          <Group>
            {certificateId !== '' && (
              <ActButton onClick={() => answer.mutate(certificateId)} busy={answer.isPending}>
                {texts.allow}
              </ActButton>
            )}
            <Button variant="default" onClick={() => answer.mutate(null)} disabled={answer.isPending}>
              {texts.deny}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
