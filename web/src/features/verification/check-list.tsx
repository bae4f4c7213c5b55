import { CHECK_NAMES, type Check, type CheckName } from '@credenza/credential/verify'
import { Badge, Loader, Text } from '@mantine/core'
import { CircleCheck, CircleHelp, CircleMinus, CircleX } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { common } from '../../texts/common.ts'
import { verifyTexts } from '../../texts/verify.ts'
import styles from './check-list.module.css'

const icons = {
  passed: CircleCheck,
  failed: CircleX,
  inconclusive: CircleHelp,
  'not-applicable': CircleMinus,
}
const colors = { passed: 'teal', failed: 'red', inconclusive: 'yellow', 'not-applicable': 'gray' } as const

/** The eight checks in order, each filled in when it settles, with details on demand. */
export function CheckList({ settled }: { settled: ReadonlyMap<CheckName, Check> }) {
  return (
    <ol
      className={styles.checks}
      aria-label={verifyTexts.page.checksTitle}
      aria-busy={settled.size < CHECK_NAMES.length}
    >
      {CHECK_NAMES.map((name, order) => {
        const check = settled.get(name)
        return (
          <li key={name} className={styles.check} data-check={name} data-answer={check?.answer ?? 'waiting'}>
            {check ? <SettledCheck check={check} order={order} /> : <WaitingCheck name={name} />}
          </li>
        )
      })}
    </ol>
  )
}

function WaitingCheck({ name }: { name: CheckName }) {
  return (
    <Row
      icon={
        <span className={styles.icon}>
          <Loader size={18} color="gray" aria-hidden />
        </span>
      }
      title={verifyTexts.checks[name]}
      sentence={verifyTexts.answers.waiting}
    />
  )
}

function SettledCheck({ check, order }: { check: Check; order: number }) {
  const Icon = icons[check.answer]
  return (
    <details>
      <summary>
        <Row
          icon={
            <span
              className={styles.icon}
              data-answer={check.answer}
              style={{ '--order': order } as CSSProperties}
            >
              <Icon size={21} aria-hidden />
            </span>
          }
          title={verifyTexts.checks[check.name]}
          sentence={check.sentence}
          badge={<Badge color={colors[check.answer]}>{verifyTexts.answers[check.answer]}</Badge>}
        />
      </summary>
      <div className={styles.details}>
        {[[verifyTexts.page.code, check.code], ...Object.entries(check.details)].map(([label, value]) => (
          <Text key={label} fz="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text span fz="sm" c="dimmed">
              {label}
              {common.colon}
            </Text>
            <Text span fz="sm" ff="monospace">
              {value || '–'}
            </Text>
          </Text>
        ))}
      </div>
    </details>
  )
}

function Row(props: { icon: ReactNode; title: string; sentence: string; badge?: ReactNode }) {
  return (
    <div className={styles.row}>
      {props.icon}
      <div>
        <Text fw={550}>{props.title}</Text>
        <div className={styles.sentence}>{props.sentence}</div>
      </div>
      {props.badge}
    </div>
  )
}
