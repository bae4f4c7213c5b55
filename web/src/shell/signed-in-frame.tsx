import { Avatar, Burger, Container } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { Link, NavLink, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { lazy } from '../lib/browser/lazy.ts'
import { idleEndAt, wayOut } from '../lib/session/session.ts'
import { useSession } from '../lib/session/use-session.ts'
import { common } from '../texts/common.ts'
import { LanguageMenu } from '../ui/language-menu.tsx'
import { Logo } from '../ui/logo.tsx'
import { SchemeToggle } from '../ui/scheme-toggle.tsx'
import { BreadcrumbBar } from './breadcrumb-bar.tsx'
import styles from './frame.module.css'
import { IdleLogout } from './idle-logout.tsx'
import { navigationOf, pagesFor } from './navigation.ts'
import { SearchButton } from './search/search-button.tsx'
import { useHeaderMenu } from './use-header-menu.ts'

const ProfileMenu = lazy(() => import('./profile-menu.tsx'))
const StudentBrand = lazy(() => import('./student-brand.tsx'))
const LiveUpdates = lazy(() => import('./live-updates.tsx'))
const Bell = lazy(() => import('../features/notification/bell.tsx'))
const MorePages = lazy(() => import('./more-pages.tsx'))
const DepartmentSwitch = lazy(() => import('../features/department/department-switch.tsx'))
const BatchBar = lazy(() => import('../features/activity/batch-bar.tsx'))
const SuspendedNotice = lazy(() => import('./suspended-notice.tsx'))

/** Header, breadcrumb and session rules around every signed-in page. Leaves the page if the session ends. */
export function SignedInFrame() {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const { id } = useParams()
  const menu = useHeaderMenu()
  const organisationRole =
    session?.role === 'issuer' || session?.role === 'verifier' ? session.role : undefined
  useEffect(() => {
    if (session) return
    const path = location.pathname + location.search + location.hash
    void navigate(wayOut(path), { replace: true, state: idleEndAt(path) })
  }, [session, navigate, location])

  if (!session) return null
  const links = navigationOf(session.role, id)
  const { more } = pagesFor(session)
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {common.skipToContent}
      </a>
      {menu.opened && <div className={styles.behindMenu} onClick={menu.close} aria-hidden />}
      <header className={styles.header} {...menu.header}>
        <Container size="xl" className={styles.headerRow}>
          <Burger {...menu.burger} size="sm" className={styles.burger} aria-label={common.menu} />
          <Link to={`/${session.role}`} className={styles.brand}>
            {session.role === 'student' ? (
              <Suspense fallback={<Logo />}>
                <StudentBrand />
              </Suspense>
            ) : (
              <Logo />
            )}
          </Link>
          <nav {...menu.menu} className={styles.nav} aria-label={common.mainNavigation}>
            {links.map((link) => (
              <NavLink
                key={link.to}
                to={link.to}
                end={link.to.split('/').length === 2}
                className={link.isSecondary ? `${styles.link} ${styles.secondary}` : styles.link}
                onClick={menu.close}
              >
                {link.label}
              </NavLink>
            ))}
            <Suspense>
              {more.length > 0 && <MorePages header={links} more={more} onChoose={menu.close} />}
            </Suspense>
            <span className={`${styles.link} ${styles.onlyInMenu}`}>
              <LanguageMenu />
            </span>
          </nav>
          <SearchButton role={session.role} />
          <Suspense>{organisationRole && <Bell role={organisationRole} />}</Suspense>
          <span className={styles.notOnPhones}>
            <LanguageMenu />
          </span>
          <SchemeToggle />
          <Suspense fallback={<Avatar radius="xl" size={34} />}>
            <ProfileMenu session={session} />
          </Suspense>
        </Container>
      </header>
      <BreadcrumbBar role={session.role} />
      <Suspense>{session.role === 'issuer' && <DepartmentSwitch />}</Suspense>
      <Suspense>{organisationRole && <SuspendedNotice home={`/${organisationRole}`} />}</Suspense>
      <main id="main" className={styles.main} tabIndex={-1} key={location.pathname}>
        <Outlet />
      </main>
      <Suspense>{organisationRole && <BatchBar of={organisationRole} />}</Suspense>
      <Suspense>{organisationRole && <LiveUpdates token={session.data} />}</Suspense>
      <IdleLogout />
    </div>
  )
}
