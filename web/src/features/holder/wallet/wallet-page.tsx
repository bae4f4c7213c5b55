import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { walletTexts as texts } from '../../../texts/wallet.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { LinkWallet } from './link-wallet.tsx'
import { UnlinkButton } from './unlink-button.tsx'
import { walletQuery } from './wallet-calls.ts'

/** The wallet that receives a student's transferred certificates, and how to link their own. */
export function WalletPage() {
  const wallet = useQuery(walletQuery)
  const [linking, setLinking] = useState(false)
  return (
    <Page title={texts.title} lead={texts.lead} size="sm">
      <Loaded query={wallet} skeleton={<Skeleton height={140} radius="lg" />}>
        {({ kind, address, inUse }) => (
          <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
            <Stack>
              <Text role="status">{texts.kinds[kind]}</Text>
              {address && (
                <div>
                  <Text fz="sm" c="dimmed">
                    {texts.address}
                  </Text>
                  <CopyValue
                    shown={address}
                    value={address}
                    name={texts.addressName}
                    copiedMessage={texts.copied}
                  />
                </div>
              )}
              {inUse ? (
                <Text fz="sm" c="dimmed">
                  {texts.stays}
                </Text>
              ) : (
                <>
                  {kind === 'none' && (
                    <Text fz="sm" c="dimmed">
                      {texts.received}
                    </Text>
                  )}
                  {linking ? (
                    <LinkWallet onLinked={() => setLinking(false)} />
                  ) : (
                    <Group>
                      <Button onClick={() => setLinking(true)}>
                        {kind === 'none' ? texts.link : texts.replace}
                      </Button>
                      {kind === 'own' && <UnlinkButton />}
                    </Group>
                  )}
                </>
              )}
            </Stack>
          </Paper>
        )}
      </Loaded>
    </Page>
  )
}
