import { BadgeCheck, Copy, Link2 } from 'lucide-react'
import { certificateTexts } from '../../../texts/certificate.ts'
import { landingTexts } from '../../../texts/landing.ts'
import { RenderedCertificate } from '../../certificate/rendered-certificate.tsx'
import { Picture } from './picture.tsx'
import styles from './pictures.module.css'
import { sampleFace } from './sample.ts'

const { sample, steps } = landingTexts

/** An accepted certificate in its holder's list, with the link to share. */
export function DeliverPicture() {
  return (
    <Picture label={steps.steps[1].picture}>
      <div className={styles.card}>
        <div className={styles.cardTitle}>{certificateTexts.mine.title}</div>
        <div className={styles.thumbnail}>
          <RenderedCertificate face={sampleFace} />
        </div>
        <div className={styles.item}>
          <div>
            <div className={styles.strong}>{sample.title}</div>
            <div className={styles.soft}>{sample.issuer}</div>
          </div>
          <span className={styles.tag}>{certificateTexts.status.verified}</span>
        </div>
        <div className={styles.item}>
          <BadgeCheck size={18} className={styles.good} />
          <div className={styles.soft}>{certificateTexts.rendered.recorded}</div>
        </div>
        <div className={styles.link}>
          <Link2 size={16} />
          <bdi dir="ltr">credenza.example/verify/cert_7Q2M…#key</bdi>
          <span className={styles.button}>
            <Copy size={14} />
            {certificateTexts.mine.copyLink}
          </span>
        </div>
      </div>
    </Picture>
  )
}
