import { myDataTexts as texts } from '../../../texts/my-data.ts'
import { Page } from '../../../ui/page/page.tsx'
import { DownloadData } from './download-data.tsx'
import { EraseData } from './erase-data.tsx'
import { ErasureNotice } from './erasure-notice.tsx'

/** A student's data: download it or have it erased. */
export function MyDataPage() {
  return (
    <Page title={texts.title} lead={texts.lead} size="md">
      <ErasureNotice />
      <DownloadData />
      <EraseData />
    </Page>
  )
}
