import type { Certificate } from '@credenza/schema/certificate'
import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { useObjectUrl } from '../../lib/browser/use-object-url.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { pictureQuery } from './certificate-calls.ts'
import { transactionHash } from './certificate-state.ts'
import styles from './document-sheet.module.css'
import { FaceFacts } from './face-facts.tsx'

const texts = certificateTexts.rendered

interface DocumentSheetProps {
  title?: string
  certificate: Certificate
  isParty: boolean
}

/** The certificate as printed, and its contents as text. */
export function DocumentSheet({ title = texts.title, certificate, isParty }: DocumentSheetProps) {
  return (
    <Paper component="article" withBorder radius="lg" p="lg" bg="var(--surface)" aria-label={title}>
      <Stack>
        <Title order={2} fz="lg">
          {title}
        </Title>
        {isParty && <Picture certificate={certificate} />}
        <FaceFacts certificate={certificate} />
        {transactionHash(certificate) && (
          <Text fz="sm" c="dimmed">
            {texts.recorded}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

function Picture({ certificate: { _id, userName, title } }: { certificate: Certificate }) {
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
