import { Alert } from '@mantine/core'
import { adminTexts } from '../texts/admin.ts'
import styles from './file-view.module.css'

/** For browsers' viewers (PDF open parameters): fits the page to the frame's width. */
const withoutThumbnails = '#navpanes=0&view=FitH'

/** A PDF in the browser's viewer, if it has one. */
export function PdfView({ url, name }: { url: string; name: string }) {
  if (!navigator.pdfViewerEnabled) return <Alert color="gray">{adminTexts.files.noViewer}</Alert>
  return <iframe src={`${url}${withoutThumbnails}`} title={name} className={styles.pdf} />
}
