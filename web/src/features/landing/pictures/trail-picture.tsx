import { formatDate } from '../../../lib/text/format.ts'
import { landingTexts } from '../../../texts/landing.ts'
import { Picture } from './picture.tsx'
import styles from './pictures.module.css'

const { trail, points } = landingTexts.product

/** The history of one certificate; the last entry revokes it. */
export function TrailPicture() {
  return (
    <Picture label={points.trail.picture}>
      <div className={styles.card}>
        <ol className={styles.trail}>
          {trail.map(({ what, who, when }) => (
            <li key={what}>
              <div className={styles.strong}>{what}</div>
              <div className={styles.soft}>
                {who} · <bdi>{formatDate(when)}</bdi>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Picture>
  )
}
