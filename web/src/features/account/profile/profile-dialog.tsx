import { messages } from '@credenza/schema/messages'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import type { Session } from '../../../lib/session/session.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { accountTexts as texts } from '../../../texts/account.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { securityTexts } from '../../../texts/security.ts'
import { ActButton } from '../../../ui/act-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Security } from '../security/security.tsx'
import { OrganisationFacts } from './organisation-facts.tsx'
import { PersonFacts } from './person-facts.tsx'
import { useUpdateImage } from './use-update-image.ts'

export type ProfileTab = 'profile' | 'security'

interface ProfileDialogProps {
  session: Session
  initialTab?: ProfileTab
  onClose: () => void
}

/** My Profile: who is signed in, what others need to know about them, and how the account is protected. */
export default function ProfileDialog({ session, initialTab = 'profile', onClose }: ProfileDialogProps) {
  const [tab, setTab] = useState(initialTab)
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const mayManage = usePermitted()('manage')
  const [image, setImage] = useState<File>()
  const [square, setSquare] = useState<Blob>()
  const chooseImage = (file: File | undefined) => {
    setImage(file)
    setSquare(undefined)
  }
  const update = useUpdateImage(() => chooseImage(undefined))
  const isOrganisation = session.role === 'issuer' || session.role === 'verifier'
  const isCropping = image !== undefined && square === undefined
  const submit = () => (square ? update.mutate(square) : toast.error(messages.newImageNeeded))

  return (
    <Dialog
      title={texts.myProfile}
      opened
      onClose={onClose}
      size="lg"
      shownOnce={newCodes.length > 0}
      footer={
        isOrganisation &&
        mayManage &&
        tab === 'profile' && (
          <ActButton
            variant={square ? 'filled' : 'default'}
            busy={update.isPending}
            loading={update.isPending || isCropping}
            onClick={submit}
          >
            {update.isPending ? messages.profileUpdating : profileTexts.update}
          </ActButton>
        )
      }
    >
      <Tabs value={tab} onChange={(value) => setTab(value === 'security' ? 'security' : 'profile')}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="profile">{profileTexts.tab}</Tabs.Tab>
          <Tabs.Tab value="security">{securityTexts.tab}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile">
          {isOrganisation ? (
            <OrganisationFacts session={session} image={image} onImage={chooseImage} onSquare={setSquare} />
          ) : (
            <PersonFacts session={session} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="security">
          {tab === 'security' && <Security newCodes={newCodes} onNewCodes={setNewCodes} />}
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
