import { Menu, Text, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { LogOut, type LucideIcon, Settings, Tags, UserRound, Wallet } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '../features/account/account-calls.ts'
import { ProfileAvatar } from '../features/account/profile/profile-avatar.tsx'
import { useProfile } from '../features/account/use-profile.ts'
import { lazy } from '../lib/browser/lazy.ts'
import { sendHeldWork } from '../lib/session/held-work.ts'
import { endSession, type Session } from '../lib/session/session.ts'
import { initials } from '../lib/text/format.ts'
import { accountTexts as texts } from '../texts/account.ts'
import { common } from '../texts/common.ts'
import { pagesFor } from './navigation.ts'

const OwnRole = lazy(() => import('./own-role.tsx'))
const ProfileDialog = lazy(() => import('../features/account/profile/profile-dialog.tsx'))

const icons: Record<string, LucideIcon> = {
  '/category-manager': Tags,
  '/verifier/fees-allocation': Wallet,
}

/** The menu behind the avatar: profile, account pages and logout. */
export default function ProfileMenu({ session }: { session: Session }) {
  const [profileOpened, setProfileOpened] = useState(false)
  const queries = useQueryClient()
  const name = session.userData.organizationName ?? session.userData.name ?? session.userData.email
  const { memberRole = 'owner' } = session.userData
  const isOrganisation = session.role === 'issuer' || session.role === 'verifier'
  const leave = async () => {
    await sendHeldWork()
    // The server ends the session in the background; this tab forgets it either way.
    void signOut()
      .then(({ url }) => url && location.assign(url))
      .catch(() => undefined)
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
            <Text fz="sm" fw={500} truncate dir="auto" c="var(--mantine-color-text)">
              {session.userData.name ?? name}
            </Text>
            <Text fz="xs" truncate dir="auto">
              {session.userData.email}
            </Text>
            {isOrganisation && session.userData.name && (
              // As high as what comes, truncated like it, so that nothing moves under the pointer.
              <Suspense
                fallback={
                  <Text fz="xs" truncate>
                    {'\u00a0'}
                  </Text>
                }
              >
                <OwnRole organisation={name} role={memberRole} />
              </Suspense>
            )}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item leftSection={<UserRound size={16} />} onClick={() => setProfileOpened(true)}>
            {texts.myProfile}
          </Menu.Item>
          {pagesFor(session).account.map(({ to, label }) => {
            const Icon = icons[to] ?? Settings
            return (
              <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} />}>
                {label}
              </Menu.Item>
            )
          })}
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
