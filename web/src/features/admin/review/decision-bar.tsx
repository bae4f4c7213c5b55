import type { OrganisationDetail } from '@credenza/schema/admin'
import { Button, Group, Text } from '@mantine/core'
import { ArrowRight, CircleAlert } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { lazy } from '../../../lib/browser/lazy.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { adminTexts as texts } from '../../../texts/admin.ts'
import { organisationPage } from '../organisation-columns.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { nextInQueue, useWaiting } from '../use-waiting.ts'
import { decisionsFor } from './decision.ts'
import styles from './review.module.css'
import { useDecide } from './use-decide.ts'

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'))

/** An organisation's status, the possible decisions, and the next one waiting. */
export default function DecisionBar({ organisation }: { organisation: OrganisationDetail }) {
  const decision = useDecide(organisation)
  const waiting = useWaiting()
  const next = waiting && nextInQueue(waiting.rows, organisation)
  const others = (waiting?.total ?? 0) - (organisation.status === 'Pending' ? 1 : 0)
  const settled = decision.asking === null && (decision.decided || decision.overtaken)
  const onward = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (settled) onward.current?.focus()
  }, [settled])

  return (
    <section className={styles.bar} aria-label={texts.decision}>
      <div role="status" className={styles.standing}>
        <StatusBadge status={organisation.status} />
        <Text fz="sm">{texts.standing[organisation.status]}</Text>
        {decision.overtaken && (
          <Text fz="sm" fw={500} className={styles.overtaken}>
            <CircleAlert size={16} aria-hidden />
            {organisation.status === 'Pending' ? texts.handedInAgain : texts.decidedFirst}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {next ? (
          <Button
            component={Link}
            ref={onward}
            to={organisationPage(next._id)}
            variant={settled ? 'filled' : 'default'}
            rightSection={<ArrowRight size={16} className="pointing" />}
          >
            {texts.next(formatNumber(others))}
          </Button>
        ) : (
          <Button component={Link} ref={onward} to="/admin" variant={settled ? 'filled' : 'default'}>
            {texts.toQueue}
          </Button>
        )}
        {decisionsFor(organisation.status).map((kind) => (
          <Button
            key={kind}
            variant={
              kind === 'approve' || kind === 'reinstate'
                ? 'filled'
                : kind === 'suspend'
                  ? 'default'
                  : 'outline'
            }
            c={kind === 'suspend' ? 'var(--mantine-color-error)' : undefined}
            onClick={() => decision.ask(kind)}
          >
            {texts.decisions[kind].button}
          </Button>
        ))}
      </Group>
      <Suspense>
        {decision.question}
        {decision.asking && !decision.question && (
          <DecisionDialog
            kind={decision.asking}
            organisation={organisation}
            busy={decision.busy}
            failure={decision.failure}
            onClose={decision.cancel}
            onConfirm={decision.decide}
          />
        )}
      </Suspense>
    </section>
  )
}
