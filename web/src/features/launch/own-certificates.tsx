import type { LaunchView } from '@credenza/schema/course-award'
import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '../../lib/text/format.ts'
import { launchTexts as texts } from '../../texts/learning.ts'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { StateBadge } from '../certificate/state-badge.tsx'

/** A learner's signed certificates of the course, which open in the learner's own account. */
export function OwnCertificates({ certificates }: Pick<LaunchView, 'certificates'>) {
  if (certificates.length === 0) return <Text c="dimmed">{texts.ownNone}</Text>
  return (
    <Section title={texts.own}>
      <ul className={styles.rows} aria-label={texts.own}>
        {certificates.map((certificate) => (
          <li key={`${certificate.title} ${certificate.date}`} className={styles.row}>
            <Text className={styles.what} dir="auto">
              {certificate.title}
            </Text>
            <Text fz="sm" c="dimmed">
              {formatDate(certificate.date)}
            </Text>
            <StateBadge certificate={certificate} />
          </li>
        ))}
      </ul>
      <Text fz="sm">{texts.ownLead}</Text>
      <Button component={Link} to="/student/sign-in" w="fit-content">
        {texts.signIn}
      </Button>
    </Section>
  )
}
