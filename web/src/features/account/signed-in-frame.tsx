import { Burger, Container, Menu } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, NavLink, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { wayOut } from '../../lib/session.ts'
import { useLiveUpdates } from '../../lib/use-live-updates.ts'
import { useSession } from '../../lib/use-session.ts'
import { common } from '../../texts/common.ts'
import { Logo } from '../../ui/logo.tsx'
import { SchemeToggle } from '../../ui/scheme-toggle.tsx'
import { BreadcrumbBar } from './breadcrumb-bar.tsx'
import styles from './frame.module.css'
import { IdleLogout } from './idle-logout.tsx'
import { type NavigationLink, navigationOf } from './navigation.ts'
import { ProfileMenu } from './profile-menu.tsx'

/** Header, breadcrumb and session rules around every signed-in page; leaves when the session is gone. */
export function SignedInFrame() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const { id } = useParams()
  const isOrganisation = session?.role === 'issuer' || session?.role === 'verifier'
  useLiveUpdates(isOrganisation ? session.data : undefined)
  useEffect(() => {
    if (!session) void navigate(wayOut(location.pathname + location.search), { replace: true })
  }, [session, navigate, location])

  if (!session) return null
  const links = navigationOf(session.role, id)
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {common.skipToContent}
      </a>
      <header className={styles.header}>
        <Container size="xl" className={styles.headerRow}>
          <MobileNavigation links={links} />
          <Link to={`/${session.role}`} className={styles.brand}>
            <Logo />
          </Link>
          <nav className={styles.nav} aria-label={common.mainNavigation}>
            {links.map((link) => (
              <NavLink
                key={link.to}
                to={link.to}
                end={link.to.split('/').length === 2}
                className={styles.link}
              >
                {link.label}
              </NavLink>
            ))}
          </nav>
          <SchemeToggle />
          <ProfileMenu session={session} />
        </Container>
      </header>
      <BreadcrumbBar role={session.role} />
      <main id="main" className={styles.main} tabIndex={-1} key={location.pathname}>
        <Outlet />
      </main>
      <IdleLogout />
    </div>
  )
}

function MobileNavigation({ links }: { links: NavigationLink[] }) {
  const [opened, setOpened] = useState(false)
  return (
    <Menu opened={opened} onChange={setOpened} width={220} position="bottom-start">
      <Menu.Target>
        <Burger opened={opened} size="sm" hiddenFrom="sm" aria-label={common.menu} />
      </Menu.Target>
      <Menu.Dropdown>
        {links.map((link) => (
          <Menu.Item key={link.to} component={Link} to={link.to}>
            {link.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
