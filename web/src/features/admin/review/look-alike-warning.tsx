import type { LookAlike } from '@credenza/schema/admin'
import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { adminTexts } from '../../../texts/admin.ts'
import { organisationPage } from '../organisation-columns.tsx'
import styles from './review.module.css'

const texts = adminTexts.lookAlike

/** The organisations that this one could be mistaken for, with the values compared; nothing if there are none. */
export function LookAlikeWarning({ lookAlikes }: { lookAlikes: LookAlike[] }) {
  if (lookAlikes.length === 0) return null
  return (
    <Alert color="yellow" icon={<TriangleAlert size={18} />} title={texts.title}>
      <Stack gap="sm">
        {texts.advice}
        <div className={styles.resemblances}>
          {lookAlikes.map((other) => (
            <div key={`${other._id} ${other.because}`}>
              <Text fz="sm" fw={500}>
                {texts[other.because](
                  other.organizationName,
                  adminTexts.status[other.status] ?? other.status,
                )}
              </Text>
              <dl className={styles.compared}>
                <dt>{texts.thisOne}</dt>
                <dd>
                  <bdi>{other.values[0]}</bdi>
                </dd>
                <dt>{texts.theOther}</dt>
                <dd>
                  <bdi>{other.values[1]}</bdi>
                </dd>
              </dl>
              <Anchor
                component={Link}
                to={organisationPage(other._id)}
                fz="sm"
                c="inherit"
                underline="always"
              >
                {texts.compare(other.organizationName)}
              </Anchor>
            </div>
          ))}
        </div>
      </Stack>
    </Alert>
  )
}
