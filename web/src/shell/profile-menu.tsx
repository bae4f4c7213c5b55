import { Menu, Text, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import {
  Activity,
  CodeXml,
  FilePenLine,
  FolderLock,
  LayoutTemplate,
  ListChecks,
  LogOut,
  Mail,
  Settings,
  Tags,
  UserRound,
  Wallet,
  WalletCards,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '../features/account/account-calls.ts'
import { ProfileAvatar } from '../features/account/profile/profile-avatar.tsx'
import { useProfile } from '../features/account/use-profile.ts'
import { initials } from '../lib/format.ts'
import { sendHeldWork } from '../lib/held-work.ts'
import { endSession, type Session } from '../lib/session.ts'
import { accountTexts as texts } from '../texts/account.ts'
import { common } from '../texts/common.ts'

const ProfileDialog = lazy(() => import('../features/account/profile/profile-dialog.tsx'))

const issuerPages = [
  { to: '/category-manager', Icon: Tags, label: texts.createCategory },
  { to: '/issuer/templates', Icon: LayoutTemplate, label: texts.templates },
  { to: '/issuer/delivery', Icon: Mail, label: texts.delivery },
  { to: '/issuer/requests', Icon: FilePenLine, label: texts.correctionRequests },
  { to: '/issuer/activity', Icon: Activity, label: texts.activity },
  { to: '/issuer/developers', Icon: CodeXml, label: texts.developers },
  { to: '/issuer/balance', Icon: Wallet, label: texts.balance },
  { to: '/issuer/check', Icon: ListChecks, label: texts.bulkCheck },
  { to: '/issuer/settings', Icon: Settings, label: texts.settings },
]
const verifierPages = [
  { to: '/verifier/fees-allocation', Icon: Wallet, label: texts.feesAllocation },
  { to: '/verifier/activity', Icon: Activity, label: texts.activity },
  { to: '/verifier/developers', Icon: CodeXml, label: texts.developers },
  { to: '/verifier/check', Icon: ListChecks, label: texts.bulkCheck },
  { to: '/verifier/settings', Icon: Settings, label: texts.settings },
]
const studentPages = [
  { to: '/student/balance', Icon: Wallet, label: texts.balance },
  { to: '/student/wallet', Icon: WalletCards, label: texts.wallet },
  { to: '/student/my-data', Icon: FolderLock, label: texts.myData },
]
const pagesOf = { issuer: issuerPages, verifier: verifierPages, student: studentPages, admin: [] }

/** The menu behind the avatar: profile, the role's other pages, and the way out. */
export default function ProfileMenu({ session }: { session: Session }) {
  const [profileOpened, setProfileOpened] = useState(false)
  const queries = useQueryClient()
  const name = session.userData.organizationName ?? session.userData.name ?? session.userData.email
  const isOrganisation = session.role === 'issuer' || session.role === 'verifier'
  const leave = async () => {
    await sendHeldWork()
    // The server ends the session in the background; this tab forgets it either way.
    void signOut().catch(() => undefined)
    endSession('left')
    queries.clear()
  }
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <UnstyledButton aria-label={common.account(initials(name))} style={{ borderRadius: '50%' }}>
            {isOrganisation ? (
              <OrganisationAvatar name={name} />
            ) : (
              <ProfileAvatar name={name} imagePath={undefined} size={34} />
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text fz="sm" fw={500} truncate c="var(--mantine-color-text)">
              {name}
            </Text>
            <Text fz="xs" truncate>
              {session.userData.email}
            </Text>
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item leftSection={<UserRound size={16} />} onClick={() => setProfileOpened(true)}>
            {texts.myProfile}
          </Menu.Item>
          {pagesOf[session.role].map(({ to, Icon, label }) => (
            <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} />}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<LogOut size={16} />} onClick={() => void leave()}>
            {texts.logout}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {profileOpened && <ProfileDialog session={session} onClose={() => setProfileOpened(false)} />}
      </Suspense>
    </>
  )
}

function OrganisationAvatar({ name }: { name: string }) {
  const { data: profile } = useProfile()
  return <ProfileAvatar name={name} imagePath={profile?.profile_url} size={34} />
}
