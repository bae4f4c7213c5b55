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
              <Resemblance lookAlike={other} />
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

function Resemblance({ lookAlike: { because, values, organizationName, status } }: { lookAlike: LookAlike }) {
  const [thisOne, theOther] = values
  const isSame = thisOne === theOther
  const says = texts[isSame ? 'same' : 'similar'][because]
  return (
    <>
      <Text fz="sm" fw={500}>
        {says(organizationName, adminTexts.status[status] ?? status)}
      </Text>
      {isSame ? (
        <Text fz="sm" ff="monospace">
          <bdi>{thisOne}</bdi>
        </Text>
      ) : (
        <dl className={styles.compared}>
          <dt>{texts.thisOne}</dt>
          <dd>
            <bdi>{thisOne}</bdi>
          </dd>
          <dt>{texts.theOther}</dt>
          <dd>
            <bdi>{theOther}</bdi>
          </dd>
        </dl>
      )}
    </>
  )
}
