import { Burger, Button, Container } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { SignUpButton } from '../features/account/sign-up-button.tsx'
import { sections } from '../features/landing/sections.ts'
import { useSectionLinks } from '../features/landing/use-section-links.ts'
import { homeOf } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/use-session.ts'
import { accountTexts as texts } from '../texts/account.ts'
import { common } from '../texts/common.ts'
import { frameTexts } from '../texts/public-frame.ts'
import { LanguageMenu } from '../ui/language-menu.tsx'
import { Logo } from '../ui/logo.tsx'
import { SchemeToggle } from '../ui/scheme-toggle.tsx'
import styles from './frame.module.css'
import { useHeaderMenu } from './use-header-menu.ts'

/** The header of the pages that need no account. On the landing page it also links to the sections. */
export function PublicHeader() {
  const session = useSession()
  const isLanding = useLocation().pathname === '/'
  const menu = useHeaderMenu()
  const { close } = menu
  const linkTo = useSectionLinks(close)
  return (
    <>
      {menu.opened && <div className={styles.behindMenu} onClick={close} aria-hidden />}
      <header className={styles.header} {...menu.header}>
        <Container size="xl" className={styles.headerRow}>
          <Link to="/" className={styles.brand} onClick={close}>
            <Logo />
          </Link>
          <nav {...menu.menu} className={styles.nav} aria-label={common.mainNavigation}>
            {isLanding &&
              sections.map((id) => (
                <a key={id} className={styles.link} {...linkTo(id)}>
                  {frameTexts.nav[id]}
                </a>
              ))}
            <Link to="/verify" className={styles.link} onClick={close}>
              {texts.verifyLink}
            </Link>
            {!session && (
              <Link to="/sign-in" className={`${styles.link} ${styles.onlyInMenu}`} onClick={close}>
                {common.signIn}
              </Link>
            )}
            <span className={`${styles.link} ${styles.onlyInMenu}`}>
              <LanguageMenu />
            </span>
          </nav>
          <span className={styles.notOnPhones}>
            <LanguageMenu />
          </span>
          <SchemeToggle />
          {session ? (
            <Button component={Link} to={homeOf(session.role)} size="sm">
              {texts.nav.dashboard}
            </Button>
          ) : (
            <>
              <Button component={Link} to="/sign-in" size="sm" variant="default" visibleFrom="sm">
                {common.signIn}
              </Button>
              <SignUpButton size="sm" />
            </>
          )}
          <Burger {...menu.burger} size="sm" className={styles.burger} aria-label={common.menu} />
        </Container>
      </header>
    </>
  )
}
