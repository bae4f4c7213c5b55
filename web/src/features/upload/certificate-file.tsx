import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../../lib/browser/use-object-url.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { PdfView } from '../../ui/pdf-view.tsx'
import { PictureView } from '../../ui/picture-view.tsx'
import styles from './certificate-file.module.css'
import { certificateFileQuery } from './upload-calls.ts'
import { isUploadedFile } from './uploaded-file.ts'

/** The file of an upload, a picture or a PDF, fetched with the session's token. */
export function CertificateFile({ path, name }: { path: string; name: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(certificateFileQuery(path))
  const url = useObjectUrl(data)
  if (!isUploadedFile(path)) return <Text c="dimmed">{texts.fileGone}</Text>
  if (isLoadingError) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data || !url) return <Skeleton className={styles.file} role="status" aria-label={texts.loadingFile} />
  return (
    <div className={styles.file}>
      {data.type === 'application/pdf' ? (
        <PdfView url={url} name={name} />
      ) : (
        <PictureView url={url} name={name} />
      )}
    </div>
  )
}
