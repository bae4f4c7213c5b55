import { shown } from '@credenza/schema/constants'
import { DataList, Skeleton, Stack, Text } from '@mantine/core'
import type { Session } from '../../../lib/session/session.ts'
import { shortened } from '../../../lib/text/format.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { accountTexts } from '../../../texts/account.ts'
import { colleagueTexts } from '../../../texts/colleague.ts'
import { profileTexts as texts } from '../../../texts/profile.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Fact } from '../../../ui/page/fact.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { useProfile } from '../use-profile.ts'
import { ImageChooser } from './image-chooser.tsx'

interface OrganisationFactsProps {
  session: Session
  image: File | undefined
  onImage: (file: File | undefined) => void
  onSquare: (square: Blob | undefined) => void
}

/** Who the organisation is, with the values that it copies for others. */
export function OrganisationFacts({ session, ...image }: OrganisationFactsProps) {
  const query = useProfile()
  useFailureToast(query.isLoadingError, texts.failed)
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} radius="md" />}>
      {(profile) => (
        <Stack>
          <Colleague {...session.userData} />
          <ImageChooser profile={profile} {...image} />
          <DataList orientation="vertical" gap="md">
            <Fact label={texts.userName}>{profile.organizationName}</Fact>
            <Fact label={texts.email}>{profile.email}</Fact>
            <Fact label={texts.digitalSignature}>
              <CopyValue
                value={profile.digitalSignature}
                shown={shortened(profile.digitalSignature, 32)}
                name={texts.digitalSignatureName}
                copiedMessage={texts.signatureCopied}
              />
            </Fact>
            <Fact label={texts.walletAddress}>
              <CopyValue
                value={profile.publicKey}
                shown={shortened(profile.publicKey, shown.profileWallet)}
                name={texts.walletAddressName}
                copiedMessage={accountTexts.walletCopied}
              />
            </Fact>
            <Fact label={texts.issuerId}>
              <CopyValue
                value={profile.did}
                shown={shortened(profile.did, 40)}
                name={texts.issuerId}
                copiedMessage={texts.didCopied}
              />
            </Fact>
          </DataList>
        </Stack>
      )}
    </Loaded>
  )
}

/** Who of the organisation is signed in; nothing for its owner, whose email the organisation's facts give. */
function Colleague({ name, email, memberRole }: Session['userData']) {
  if (!name || !memberRole) return null
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600} dir="auto">
        {name}
      </Text>
      <Text fz="sm" c="dimmed">
        <bdi>{email}</bdi> · {colleagueTexts.roles[memberRole]}
      </Text>
    </div>
  )
}
