import type { Verdict } from '@credenza/credential/verify'
import { Loader } from '@mantine/core'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { verifyTexts } from '../../texts/verify.ts'
import styles from './verify.module.css'

const icons = { VALID: CircleCheck, INVALID: CircleX, 'CANNOT TELL': CircleHelp }

/** The one verdict, as word, symbol and colour; read out when it arrives. */
export function VerdictPill({ verdict }: { verdict: Verdict | undefined }) {
  const Icon = verdict && icons[verdict]
  return (
    <div role="status" data-verdict={verdict ?? 'checking'}>
      <span className={styles.pill} data-color={verifyTexts.verdictColors[verdict ?? 'checking']}>
        {Icon ? <Icon size={28} aria-hidden /> : <Loader size={24} color="currentcolor" aria-hidden />}
        {verdict ?? verifyTexts.verdict.checking}
      </span>
    </div>
  )
}
