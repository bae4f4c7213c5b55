import type { Check, CheckName, Verification } from '@credenza/credential/verify'
import { Title } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CheckList } from '../../verification/check-list.tsx'
import { checksLine } from './checks-line.ts'
import styles from './result.module.css'

interface FoldedChecksProps {
  settled: ReadonlyMap<CheckName, Check>
  /** Undefined while the checks run. */
  verification: Verification | undefined
  /** What the checks mean, above them. */
  children?: ReactNode
}

/** The eight checks behind one line, which opens by itself unless all is well. */
export function FoldedChecks({ settled, verification, children }: FoldedChecksProps) {
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (verification !== undefined && verification.verdict !== 'VALID')
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => setChosen(event.currentTarget.open)}
      data-checks={verification?.verdict ?? 'checking'}
    >
      <summary>
        <Title order={2} fz="md">
          {checksLine(settled)}
        </Title>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.unfolded}>
        {children}
        <CheckList settled={settled} />
      </div>
    </details>
  )
}
