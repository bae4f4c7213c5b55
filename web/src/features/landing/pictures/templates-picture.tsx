import { landingTexts } from '../../../texts/landing.ts'
import { Picture } from './picture.tsx'
import styles from './pictures.module.css'

const { sample, product } = landingTexts

/** The same certificate in three designs, stacked. */
export function TemplatesPicture() {
  return (
    <Picture label={product.points.templates.picture} className={styles.templates}>
      {(['classic', 'modern', 'formal'] as const).map((design) => (
        <div key={design} className={styles.sheet} data-design={design}>
          <span className={styles.sheetIssuer}>{sample.issuer}</span>
          <span className={styles.sheetName}>{sample.recipient}</span>
          <span className={styles.sheetTitle}>{sample.title}</span>
          <span className={styles.sheetSeal} />
        </div>
      ))}
    </Picture>
  )
}
