import type { Role } from '@credenza/schema/account'
import { ActionIcon, Anchor, Breadcrumbs, Container, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { organisationQuery } from '../features/admin/admin-calls.ts'
import { certificateQuery } from '../features/certificate/certificate-calls.ts'
import { studentQuery } from '../features/student/student-calls.ts'
import { common } from '../texts/common.ts'
import styles from './frame.module.css'
import { HelpButton } from './help/help-button.tsx'
import { crumbsOf, parentOf } from './navigation.ts'

/** The name of what the page shows, once the page itself has read it. */
function useShownName(path: string): string | undefined {
  const [, certificate = ''] = /^\/certificate\/([^/]+)$/.exec(path) ?? []
  const [, organisation = ''] = /^\/admin\/organisations\/([^/]+)$/.exec(path) ?? []
  const [, student = ''] = /^\/issuer\/student-info\/([^/]+)$/.exec(path) ?? []
  const shown = useQuery({ ...certificateQuery(certificate), enabled: false })
  const reviewed = useQuery({ ...organisationQuery(organisation), enabled: false })
  const known = useQuery({ ...studentQuery(student), enabled: false })
  return shown.data?.certificates[0]?.title ?? reviewed.data?.organizationName ?? known.data?.name
}

/**
 * Where this page stands below the role's start page, with an arrow one level up, and the help with it.
 */
export function BreadcrumbBar({ role }: { role: Role }) {
  const path = useLocation().pathname
  const crumbs = crumbsOf(path, role, useShownName(path))
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
                    {crumb.label}
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
