import type { StoredFile } from '@credenza/schema/sign-up-application'
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { saveBlob } from '../../../lib/browser/save-file.ts'
import { useObjectUrl } from '../../../lib/browser/use-object-url.ts'
import { formatDate } from '../../../lib/text/format.ts'
import { formatSize } from '../../../lib/text/format-size.ts'
import { adminTexts } from '../../../texts/admin.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { PdfView } from '../../../ui/pdf-view.tsx'
import { PictureView } from '../../../ui/picture-view.tsx'
import { organisationFileQuery } from '../organisation-calls.ts'
import styles from './review.module.css'

const texts = adminTexts.files
/** The types the server accepts, by content; anything else is offered only for download. */
const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

interface FileContentProps {
  organisationId: string
  file: StoredFile
  name: string
}

/** One document, fetched once with the session's token and cached while the page is open, since every read is audited. */
export function FileContent({ organisationId, file, name }: FileContentProps) {
  const { data, error, isLoadingError, refetch } = useQuery(organisationFileQuery(organisationId, file))
  const url = useObjectUrl(data)
  const extension = extensions[file.mediaType]
  if (isLoadingError) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data || !url)
    return <Skeleton className={styles.document} role="status" aria-label={texts.loading(name)} />
  return (
    <>
      <div className={styles.document}>
        {extension === 'pdf' && <PdfView url={url} name={name} />}
        {(extension === 'jpg' || extension === 'png') && <PictureView url={url} name={name} />}
      </div>
      <Group justify="space-between" gap="xs" mt="xs">
        <Text fz="sm" c="dimmed">
          {texts.uploaded(formatDate(file.uploadedAt), formatSize(file.bytes))}
        </Text>
        <Group gap="xs">
          {extension && (
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              size="compact-sm"
              variant="default"
              leftSection={<ExternalLink size={14} />}
            >
              {texts.newTab}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Download size={14} />}
            onClick={() => saveBlob(data, `${file.kind}.${extension ?? 'bin'}`)}
          >
            {texts.download}
          </Button>
        </Group>
      </Group>
    </>
  )
}
