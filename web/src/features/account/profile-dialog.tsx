import { shown } from '@credenza/schema/constants'
import { Avatar, Badge, DataList, Group, Skeleton, Stack, Text } from '@mantine/core'
import { initials, shortened } from '../../lib/format.ts'
import { accountTexts as texts } from '../../texts/account.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { useProfile } from './use-profile.ts'

/** My Profile: who the organisation is, and the values that it copies for others. */
export default function ProfileDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.myProfile} opened onClose={onClose} size="lg">
      <ProfileFacts />
    </Dialog>
  )
}

function ProfileFacts() {
  const { data: profile, isLoadingError, error, refetch } = useProfile()
  if (isLoadingError) return <TableError error={error} onRetry={() => void refetch()} />
  if (!profile) return <Skeleton height={220} radius="md" />
  return (
    <Stack>
      <Group>
        <Avatar size={56} radius="xl" color="indigo">
          {initials(profile.organizationName)}
        </Avatar>
        <div>
          <Text fw={600}>{profile.organizationName}</Text>
          <Badge mt={4} color={profile.status === 'Approved' ? 'teal' : 'yellow'}>
            {profile.status}
          </Badge>
        </div>
      </Group>
      <DataList orientation="vertical" gap="md">
        <DataList.Item>
          <DataList.ItemLabel>{texts.profile.userName}</DataList.ItemLabel>
          <DataList.ItemValue>{profile.organizationName}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{texts.profile.email}</DataList.ItemLabel>
          <DataList.ItemValue>{profile.email}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{texts.profile.digitalSignature}</DataList.ItemLabel>
          <DataList.ItemValue>
            <CopyValue
              value={profile.digitalSignature}
              shown={shortened(profile.digitalSignature, 32)}
              name={texts.profile.digitalSignature.toLowerCase()}
              copiedMessage={texts.profile.signatureCopied}
            />
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{texts.profile.walletAddress}</DataList.ItemLabel>
          <DataList.ItemValue>
            <CopyValue
              value={profile.publicKey}
              shown={shortened(profile.publicKey, shown.profileWallet)}
              name={texts.profile.walletAddress.toLowerCase()}
              copiedMessage={texts.profile.walletCopied}
            />
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{texts.profile.issuerId}</DataList.ItemLabel>
          <DataList.ItemValue>
            <CopyValue
              value={profile.did}
              shown={shortened(profile.did, 40)}
              name={texts.profile.issuerId}
              copiedMessage={texts.profile.didCopied}
            />
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
    </Stack>
  )
}
