import { myDataTexts as texts } from '../../../texts/my-data.ts'
import { Page } from '../../../ui/page.tsx'
import { DownloadData } from './download-data.tsx'
import { EraseData } from './erase-data.tsx'
import { ErasureNotice } from './erasure-notice.tsx'

/** What we hold of a student: to be taken along, or to be erased. */
export function MyDataPage() {
  return (
    <Page title={texts.title} lead={texts.lead} size="md">
      <ErasureNotice />
      <DownloadData />
      <EraseData />
    </Page>
  )
}
