import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { attachmentTexts as texts } from '../../texts/attachment.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import styles from '../../ui/table/row-list.module.css'
import { attachmentsQuery } from './attachment-calls.ts'
import { AttachmentItem } from './attachment-item.tsx'

/** The files that an issuer shows this verifier with a request; nothing if there are none. */
export function ReceivedAttachments({ certificateId }: { certificateId: string }) {
  const files = useQuery(attachmentsQuery(certificateId))
  return (
    <Loaded query={files}>
      {(received) =>
        received.length > 0 && (
          <Stack component="section" gap="xs" aria-labelledby="received-files">
            <div>
              <Title order={3} fz="sm" id="received-files">
                {texts.received}
              </Title>
              <Text fz="sm" c="dimmed">
                {texts.receivedLead}
              </Text>
            </div>
            <ul className={styles.rows}>
              {received.map((file) => (
                <AttachmentItem key={file._id} file={file} />
              ))}
            </ul>
          </Stack>
        )
      }
    </Loaded>
  )
}
