import type { RequestHolder } from '@credenza/schema/request-holder'
import { Alert, Anchor, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/text/format.ts'
import { reviewTexts } from '../../texts/review.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { StateBadge } from '../certificate/state-badge.tsx'
import styles from './holder-facts.module.css'
import { requestHolderQuery } from './review-calls.ts'

const { holder: texts } = reviewTexts

/** What a verifier can compare with a request: the issuer's record of the holder, namesakes, earlier certificates. */
export function HolderFacts({ certificateId }: { certificateId: string }) {
  const holder = useQuery(requestHolderQuery(certificateId))
  return (
    <Loaded query={holder} skeleton={<Skeleton height={56} radius="md" />}>
      {({ student, namesakes, earlier }) => (
        <Stack gap="sm">
          {student ? <Facts student={student} /> : <Text c="dimmed">{texts.unknown}</Text>}
          {namesakes.length > 0 && (
            <Alert color="yellow" icon={<Users size={18} />} title={texts.namesakes}>
              <ul className={styles.list}>
                {namesakes.map(({ rollNumber, courseName, year }) => (
                  <li key={rollNumber}>
                    <b>
                      {texts.rollNumber} <bdi>{rollNumber}</bdi>
                    </b>
                    <bdi>{courseName}</bdi>
                    <bdi>{year}</bdi>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          {earlier.length > 0 && <Earlier certificates={earlier} />}
        </Stack>
      )}
    </Loaded>
  )
}

function Facts({ student }: { student: NonNullable<RequestHolder['student']> }) {
  const facts = [
    [texts.rollNumber, student.rollNumber],
    [texts.course, student.courseName],
    [texts.year, student.year],
    [texts.college, student.collegeName],
    [texts.dateOfBirth, formatDate(student.dateOfBirth)],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Earlier({ certificates }: { certificates: RequestHolder['earlier'] }) {
  return (
    <section aria-labelledby="earlier-certificates">
      <Title order={3} fz="sm" id="earlier-certificates">
        {texts.earlier}
      </Title>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate._id}>
            <Anchor component={Link} to={`/certificate/${certificate._id}`} fz="sm">
              <bdi>{certificate.title}</bdi>
            </Anchor>
            <Text span fz="sm" c="dimmed">
              {formatDate(certificate.date)}
            </Text>
            <StateBadge certificate={certificate} />
          </li>
        ))}
      </ul>
    </section>
  )
}
