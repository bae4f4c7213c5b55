import type { Certificate } from '@credenza/schema/certificate'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { useObjectUrl } from '../../lib/browser/use-object-url.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { pictureQuery } from './certificate-calls.ts'
import styles from './document-picture.module.css'

const texts = certificateTexts.rendered

/** The certificate as printed. Its parties can fetch it, signed or not. */
export function DocumentPicture({ certificate: { _id, userName, title } }: { certificate: Certificate }) {
  const picture = useQuery(pictureQuery(_id))
  const url = useObjectUrl(picture.data)
  if (url) return <img className={styles.picture} src={url} alt={texts.pictureOf(title, userName)} />
  if (!picture.isError) return <Skeleton className={styles.picture} style={{ aspectRatio: '297 / 210' }} />
  return (
    <Stack align="flex-start" gap="xs">
      <Problem text={messageOf(picture.error)} />
      <Button variant="default" size="compact-sm" onClick={() => void picture.refetch()}>
        {common.retry}
      </Button>
    </Stack>
  )
}
