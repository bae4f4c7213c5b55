import type { Role } from '@credenza/schema/account'
import { ActionIcon, Anchor, Breadcrumbs, Container, Group, Text } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { lazy } from '../lib/browser/lazy.ts'
import { common } from '../texts/common.ts'
import styles from './frame.module.css'
import { HelpButton } from './help/help-button.tsx'
import { crumbsOf, parentOf } from './navigation.ts'

// Loaded after the page, which does not need it to be shown.
const ShownName = lazy(() => import('./shown-name.tsx'))

/** The page's place below the role's start page, with an arrow one level up and the page's help. */
export function BreadcrumbBar({ role }: { role: Role }) {
  const path = useLocation().pathname
  const crumbs = crumbsOf(path, role)
  const isStart = crumbs.length < 2
  return (
    <div className={styles.crumbs}>
      <Container size="xl" py={8} className={styles.bar}>
        <nav aria-label={common.breadcrumb}>
          <Group gap="xs" wrap="nowrap">
            {!isStart && (
              <ActionIcon
                component={Link}
                to={parentOf(path, role)}
                variant="subtle"
                color="gray"
                aria-label={common.goBack}
              >
                <ArrowLeft size={16} className="pointing" />
              </ActionIcon>
            )}
            <Breadcrumbs separatorMargin={6} style={{ flexWrap: 'wrap', minWidth: 0 }}>
              {crumbs.map((crumb) =>
                crumb.to ? (
                  <Anchor key={crumb.label} component={Link} to={crumb.to} fz="sm" c="dimmed">
                    {crumb.label}
                  </Anchor>
                ) : (
                  <Text key={crumb.label} fz="sm" aria-current="page" style={{ overflowWrap: 'anywhere' }}>
                    <Suspense fallback={crumb.label}>
                      <ShownName path={path} otherwise={crumb.label} />
                    </Suspense>
                  </Text>
                ),
              )}
            </Breadcrumbs>
          </Group>
        </nav>
        <HelpButton role={role} />
      </Container>
    </div>
  )
}
