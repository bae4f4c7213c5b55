import { type MailPreviewRequest, mailPreviewRequest } from '@credenza/schema/delivery'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { deliveryTexts } from '../../texts/delivery.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { mailPreviewQuery } from './delivery-calls.ts'
import styles from './mail-preview.module.css'

const texts = deliveryTexts.settings

/** A preview of the mail, shortly after the last keystroke. While the text is invalid, the last valid preview stays. */
export function MailPreview({ language, subject, body }: MailPreviewRequest) {
  const [draft] = useDebouncedValue({ language, subject, body }, 400)
  const canBeSent = mailPreviewRequest.safeParse(draft).success
  const preview = useQuery({ ...mailPreviewQuery(draft), enabled: canBeSent })
  return (
    <Stack gap="xs">
      <div>
        <Title order={3} fz="md">
          {texts.preview}
        </Title>
        <Text fz="sm" c="dimmed" role="status">
          {canBeSent ? texts.previewLead : texts.previewWaits}
        </Text>
      </div>
      {preview.error && <Problem text={messageOf(preview.error)} />}
      {preview.data ? (
        <>
          <Text fw={600} dir="auto">
            {preview.data.subject}
          </Text>
          <iframe
            className={styles.mail}
            sandbox=""
            title={texts.previewOf(preview.data.subject)}
            srcDoc={preview.data.html}
          />
        </>
      ) : (
        !preview.error && <Skeleton height={420} radius="md" />
      )}
    </Stack>
  )
}
