import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { fileNameOf } from '@credenza/schema/file-name'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { WalletCards } from 'lucide-react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { shareTexts } from '../../texts/share.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { applePassPath, fetchGooglePass, phoneWalletsQuery } from './phone-wallet-calls.ts'

const texts = shareTexts.phoneWallets

/** Puts a certificate in force into the wallet of its holder's phone, where the deployment can sign for it. */
export function PhoneWallets({ certificate }: { certificate: Certificate }) {
  const { _id, state } = certificate
  const wallets = useQuery(phoneWalletsQuery)
  const apple = useMutation({
    mutationFn: () => saveFile(applePassPath(_id), fileNameOf(certificate, 'pkpass')),
  })
  const google = useMutation({ mutationFn: async () => location.assign(await fetchGooglePass(_id)) })
  if (!wallets.data || !(wallets.data.apple || wallets.data.google) || !isOpenTo(state, 'deliver'))
    return null
  const problem = apple.error ?? google.error
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {wallets.data.apple && (
          <WalletButton label={texts.apple} busy={apple.isPending} onClick={() => apple.mutate()} />
        )}
        {wallets.data.google && (
          <WalletButton label={texts.google} busy={google.isPending} onClick={() => google.mutate()} />
        )}
      </Group>
      <Text c="dimmed" fz="sm">
        {texts.hint}
      </Text>
      {problem && <Problem text={messageOf(problem)} />}
    </Stack>
  )
}

function WalletButton({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<WalletCards size={16} />} loading={busy} onClick={onClick}>
      {label}
    </Button>
  )
}
