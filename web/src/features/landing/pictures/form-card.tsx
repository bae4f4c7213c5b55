import { ChevronDown } from 'lucide-react'
import styles from './pictures.module.css'

interface FormCardProps {
  title: string
  fields: readonly { label: string; value: string; kind?: 'select' | 'code' }[]
  button: string
}

/** A dialog of the product with its fields filled in. */
export function FormCard({ title, fields, button }: FormCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.cardTitle}>{title}</div>
      <div className={styles.fields}>
        {fields.map(({ label, value, kind }) => (
          <div key={label}>
            <div className={styles.label}>{label}</div>
            <div className={styles.field} data-kind={kind}>
              <span>{value}</span>
              {kind === 'select' && <ChevronDown size={15} />}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.cardFooter}>
        <span className={styles.button}>{button}</span>
      </div>
    </div>
  )
}
