import type { Certificate } from '@credenza/schema/certificate'
import { DataList } from '@mantine/core'
import { formatLongDate, shortened } from '../../lib/text/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { Fact } from '../../ui/page/fact.tsx'
import styles from './face-facts.module.css'

const { rendered: texts } = certificateTexts
const { detail } = certificatePageTexts
const shownOfSignature = 40

/** The contents of a certificate: recipient, programme, issuer, date and digital signature. */
export function FaceFacts({ certificate }: { certificate: Certificate }) {
  const { userName, title, issuerName, date, digitalSignature } = certificate
  return (
    <DataList orientation="vertical" className={styles.facts}>
      <Fact label={detail.recipient}>{userName}</Fact>
      <Fact label={texts.programme}>{title}</Fact>
      <Fact label={texts.issuedBy}>{issuerName}</Fact>
      <Fact label={texts.date}>{formatLongDate(date)}</Fact>
      <Fact label={texts.signature}>
        {digitalSignature ? shortened(digitalSignature, shownOfSignature) : texts.unsigned}
      </Fact>
    </DataList>
  )
}
