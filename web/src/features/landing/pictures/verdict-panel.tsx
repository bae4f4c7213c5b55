import type { CheckName } from '@credenza/credential/verify'
import { CircleCheck } from 'lucide-react'
import { verifyTexts } from '../../../texts/verify.ts'
import styles from './pictures.module.css'

interface VerdictPanelProps {
  checks: readonly CheckName[]
  withVerdict?: boolean
}

/** The end of a verification: the verdict, and the checks that led to it. */
export function VerdictPanel({ checks, withVerdict = false }: VerdictPanelProps) {
  return (
    <div className={styles.card}>
      {withVerdict && (
        <div className={styles.verdict}>
          <CircleCheck size={20} />
          {verifyTexts.verdict.VALID}
        </div>
      )}
      <ul className={styles.rows}>
        {checks.map((name) => (
          <li key={name} className={styles.row}>
            <CircleCheck size={17} className={styles.good} />
            <span>{verifyTexts.checks[name]}</span>
            <span className={styles.tag}>{verifyTexts.answers.passed}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
