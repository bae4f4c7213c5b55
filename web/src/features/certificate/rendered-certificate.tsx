import { formatLongDate, shortened } from '../../lib/text/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { Guilloche } from './guilloche.tsx'
import styles from './rendered-certificate.module.css'

export interface CertificateFace {
  recipient: string
  issuer: string
  title: string
  /** ISO date. */
  date: string
  digitalSignature: string
  certificateNumber: string
  /** Chooses the frame: the verified one, or the plain one. */
  verified: boolean
  /** Whether a transaction hash exists. */
  recorded: boolean
}

const texts = certificateTexts.rendered
const longText = 60

/** A certificate as a sheet of paper; sizes scale with its width, so it reads the same at any size. */
export function RenderedCertificate({ face }: { face: CertificateFace }) {
  const long = face.recipient.length > 34 || face.title.length > longText
  const classes = [styles.certificate, !face.verified && styles.plain, long && styles.long]
  return (
    <article className={classes.filter(Boolean).join(' ')} aria-label={texts.title} data-rendered-certificate>
      <div className={styles.frame}>
        {face.verified && <Guilloche className={styles.guilloche} />}
        <div className={styles.content}>
          <p className={styles.heading}>{texts.title}</p>
          <div>
            <p className={styles.small}>{texts.presentedTo}</p>
            <p className={styles.name} dir="auto">
              {face.recipient}
            </p>
            <p className={styles.small}>{texts.for}</p>
            <p className={styles.title} dir="auto">
              {face.title}
            </p>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{texts.date}</dt>
              <dd>{formatLongDate(face.date)}</dd>
            </div>
            <div>
              <dt>{texts.issuedBy}</dt>
              <dd dir="auto">{face.issuer}</dd>
            </div>
            <div>
              <dt>{texts.signature}</dt>
              <dd className={styles.signature}>
                {face.digitalSignature ? shortened(face.digitalSignature, 40) : texts.unsigned}
              </dd>
            </div>
          </dl>
          <p className={face.recorded ? styles.seal : styles.small}>
            {[
              face.recorded ? texts.recorded : '',
              face.certificateNumber ? texts.number(face.certificateNumber) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
    </article>
  )
}
