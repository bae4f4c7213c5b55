import type { Verdict } from '@credenza/credential/verify'
import { Loader } from '@mantine/core'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { verifyTexts } from '../../texts/verify.ts'
import styles from './verdict-pill.module.css'

const colors = { VALID: 'teal', INVALID: 'red', 'CANNOT TELL': 'yellow', checking: 'indigo' }
const icons = { VALID: CircleCheck, INVALID: CircleX, 'CANNOT TELL': CircleHelp }

/** The verdict as word, symbol and colour; read out when it arrives. */
export function VerdictPill({ verdict }: { verdict: Verdict | undefined }) {
  const Icon = verdict && icons[verdict]
  return (
    <div role="status" data-verdict={verdict ?? 'checking'}>
      <span className={styles.pill} data-color={colors[verdict ?? 'checking']}>
        {Icon ? <Icon size={28} aria-hidden /> : <Loader size={24} color="currentcolor" aria-hidden />}
        {verifyTexts.verdict[verdict ?? 'checking']}
      </span>
    </div>
  )
}
