import { Container, Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { sections } from '../features/landing/sections.ts'
import { lazy } from '../lib/browser/lazy.ts'
import { accountTexts } from '../texts/account.ts'
import { common } from '../texts/common.ts'
import { frameTexts } from '../texts/public-frame.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './public-footer.module.css'

const SitePageLinks = lazy(() => import('../features/site-page/site-page-links.tsx'))

const texts = frameTexts.footer

/** The footer of the pages that need no account, with links to other pages and the copyright. */
export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <Container size="xl">
        <div className={styles.columns}>
          <div>
            <Logo />
            <Text fz="sm" c="dimmed" mt="sm" maw={280}>
              {common.tagline}
            </Text>
          </div>
          <Column title={texts.product}>
            {sections.map((id) => (
              <a key={id} href={`/#${id}`}>
                {frameTexts.nav[id]}
              </a>
            ))}
          </Column>
          <Column title={texts.organisations}>
            <Link to="/sign-in">{common.signIn}</Link>
            <Link to="/sign-up/issuer">{texts.signUpIssuer}</Link>
            <Link to="/sign-up/verifier">{texts.signUpVerifier}</Link>
          </Column>
          <Column title={texts.everyone}>
            <Link to="/verify">{accountTexts.verifyLink}</Link>
            <Link to="/student/sign-in">{texts.student}</Link>
            <a href="/docs">{texts.api}</a>
          </Column>
        </div>
        <div className={styles.legal}>
          <span>{texts.copyright}</span>
          <Suspense>
            <SitePageLinks className={styles.pages} />
          </Suspense>
          <span>{texts.standards}</span>
        </div>
      </Container>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav className={styles.column} aria-label={title}>
      <p>{title}</p>
      {children}
    </nav>
  )
}
