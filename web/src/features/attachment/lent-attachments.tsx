import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { attachmentTexts as texts } from '../../texts/attachment.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import styles from '../../ui/table/row-list.module.css'
import { AddAttachments } from './add-attachments.tsx'
import { attachmentsQuery, deleteAttachment } from './attachment-calls.ts'
import { AttachmentItem } from './attachment-item.tsx'

interface LentAttachmentsProps {
  certificateId: string
  /** Files can be added until a verifier has decided. */
  isPending: boolean
}

/** The files that an issuer shows to verifiers with the request for a certificate; people who may prepare change them. */
export default function LentAttachments({ certificateId, isPending }: LentAttachmentsProps) {
  const queries = useQueryClient()
  const files = useQuery(attachmentsQuery(certificateId))
  const mayPrepare = usePermitted()('prepare')
  const again = () => readAgain(queries, 'certificates')
  return (
    <Loaded query={files} skeleton={<Skeleton height={84} radius="md" />}>
      {(lent) => (
        <Stack gap="md">
          <Text fz="sm" c="dimmed">
            {texts.lead}
          </Text>
          {lent.length > 0 && (
            <ul className={styles.rows}>
              {lent.map((file) => (
                <AttachmentItem key={file._id} file={file} withVerifier>
                  {mayPrepare && (
                    <ConfirmButton
                      label={texts.delete}
                      aria-label={texts.deleteWhat(file.name)}
                      title={texts.deleteTitle}
                      size="compact-sm"
                      variant="default"
                      act={() => deleteAttachment(file._id)}
                      onDone={() => toast.success(texts.deleted)}
                      onSettled={again}
                    >
                      <Text fw={600} dir="auto">
                        {file.name}
                      </Text>
                      {texts.deleteText}
                    </ConfirmButton>
                  )}
                </AttachmentItem>
              ))}
            </ul>
          )}
          {isPending && lent.length === 0 && <Text fz="sm">{texts.none}</Text>}
          {isPending && mayPrepare && <AddAttachments certificateId={certificateId} onAdded={again} />}
          {!isPending && <Text fz="sm">{texts.decided}</Text>}
        </Stack>
      )}
    </Loaded>
  )
}
