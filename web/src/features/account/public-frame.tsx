import { Button, Container, Group, Text } from '@mantine/core'
import { Link, Outlet } from 'react-router'
import { homeOf } from '../../lib/guard.ts'
import { useSession } from '../../lib/use-session.ts'
import { accountTexts as texts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { landingTexts } from '../../texts/landing.ts'
import { Logo } from '../../ui/logo.tsx'
import { SchemeToggle } from '../../ui/scheme-toggle.tsx'
import styles from './frame.module.css'

/** Header and footer of the pages that need no account. */
export function PublicFrame() {
  const session = useSession()
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {common.skipToContent}
      </a>
      <header className={styles.header}>
        <Container size="xl" className={styles.headerRow}>
          <Link to="/" className={styles.brand}>
            <Logo />
          </Link>
          <div className={styles.grow} />
          <Group gap={6} wrap="nowrap">
            <Button
              component={Link}
              to="/verify"
              variant="subtle"
              color="gray"
              c="inherit"
              size="sm"
              visibleFrom="xs"
            >
              {texts.verifyLink}
            </Button>
            <SchemeToggle />
            <Button component={Link} to={session ? homeOf(session.role) : '/sign-in'} size="sm">
              {session ? texts.nav.dashboard : common.signIn}
            </Button>
          </Group>
        </Container>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <Container size="xl">
          <Text fz="sm" c="dimmed">
            {landingTexts.footer}
          </Text>
        </Container>
      </footer>
    </div>
  )
}
