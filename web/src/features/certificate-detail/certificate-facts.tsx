import type { Certificate } from '@credenza/schema/certificate'
import { reviewOf } from '@credenza/schema/certificate-state/review'
import { shown } from '@credenza/schema/constants'
import { labelledDetails } from '@credenza/schema/detail-labels'
import { Badge, DataList } from '@mantine/core'
import { formatDate, shortened } from '../../lib/text/format.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { common } from '../../texts/common.ts'
import { detailTexts } from '../../texts/details.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { Fact } from '../../ui/page/fact.tsx'
import { detailLabel } from '../certificate/certificate-state.ts'
import { sealedDocumentPath } from '../certificate/document-path.ts'
import { UploadFacts } from '../upload/upload-facts.tsx'

const texts = certificatePageTexts.detail

/** The facts beside the sheet: status, reasons, dates, and the sealed document's address. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const accepted = reviewOf(certificate.status) === 'verified'
  const label = detailLabel(certificate)
  return (
    <DataList orientation="vertical" gap="md">
      <Fact label={texts.status}>
        <Badge color={label.color}>{label.label}</Badge>
      </Fact>
      {certificate.reason && <Fact label={texts.reason}>{certificate.reason}</Fact>}
      <Fact label={texts.type}>{certificate.categoryName}</Fact>
      {labelledDetails(certificate.details, detailTexts.labels).map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {certificate.validUntil && <Fact label={texts.validUntil}>{formatDate(certificate.validUntil)}</Fact>}
      {certificate.certificateNumber && <Fact label={texts.number}>{certificate.certificateNumber}</Fact>}
      <Fact label={texts.wallet}>
        {certificate.walletAddress
          ? shortened(certificate.walletAddress, shown.certificateWallet)
          : common.na}
      </Fact>
      {accepted && certificate.uri && (
        <Fact label={texts.ipfs}>
          <CopyValue
            value={certificate.uri}
            shown={shortened(certificate.uri, shown.detailUri)}
            href={sealedDocumentPath(certificate.uri)}
            name={texts.uri}
            copiedMessage={texts.uriCopied}
          />
        </Fact>
      )}
      <UploadFacts certificate={certificate} />
    </DataList>
  )
}
