import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Page } from '../../../ui/page.tsx'
import { TableError } from '../../../ui/table-states.tsx'
import { LinkWallet } from './link-wallet.tsx'
import { UnlinkButton } from './unlink-button.tsx'
import { walletQuery } from './wallet-calls.ts'

/** The wallet that receives a student's transferred certificates, and how to link their own. */
export function WalletPage() {
  const wallet = useQuery(walletQuery)
  const [linking, setLinking] = useState(false)
  return (
    <Page title={texts.title} lead={texts.lead} size="sm">
      {wallet.isPending && <Skeleton height={140} radius="lg" />}
      {wallet.isLoadingError && <TableError error={wallet.error} onRetry={() => void wallet.refetch()} />}
      {wallet.data && (
        <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
          <Stack>
            <Text role="status">{texts.kinds[wallet.data.kind]}</Text>
            {wallet.data.address && (
              <div>
                <Text fz="sm" c="dimmed">
                  {texts.address}
                </Text>
                <CopyValue
                  shown={wallet.data.address}
                  value={wallet.data.address}
                  name={texts.addressName}
                  copiedMessage={texts.copied}
                />
              </div>
            )}
            {wallet.data.inUse ? (
              <Text fz="sm" c="dimmed">
                {texts.stays}
              </Text>
            ) : (
              <>
                {wallet.data.kind === 'none' && (
                  <Text fz="sm" c="dimmed">
                    {texts.received}
                  </Text>
                )}
                {linking ? (
                  <LinkWallet onLinked={() => setLinking(false)} />
                ) : (
                  <Group>
                    <Button onClick={() => setLinking(true)}>
                      {wallet.data.kind === 'none' ? texts.link : texts.replace}
                    </Button>
                    {wallet.data.kind === 'own' && <UnlinkButton />}
                  </Group>
                )}
              </>
            )}
          </Stack>
        </Paper>
      )}
    </Page>
  )
}
