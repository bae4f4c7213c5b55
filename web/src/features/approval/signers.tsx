import type { ApprovalRequest } from '@credenza/schema/approval'
import { Text } from '@mantine/core'
import { Circle, CircleCheck } from 'lucide-react'
import { formatDateTime } from '../../lib/text/format.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { approvalsInWords } from './approval-state.tsx'

const texts = approvalTexts.request
type Demand = ApprovalRequest['demands'][number]

/** The signers that one rule asks, and which of them have approved. */
export function Signers({ demand }: { demand: Demand }) {
  return (
    <Section title={demand.category === '' ? texts.signers : texts.signersOf(demand.category)}>
      <Text>{approvalsInWords({ demands: [demand] })}</Text>
      <ul className={styles.rows}>
        {demand.signers.map((signer) => (
          <li key={signer._id} className={styles.row}>
            {signer.counts && signer.approvedAt !== '' ? (
              <CircleCheck size={18} color="var(--good)" aria-hidden />
            ) : (
              <Circle size={18} color="var(--line)" aria-hidden />
            )}
            <Text fz="sm" fw={500}>
              <bdi>{signer.name || texts.someone}</bdi>
            </Text>
            <Text fz="sm" c="dimmed">
              {inWords(signer)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function inWords({ approvedAt, counts }: Demand['signers'][number]): string {
  if (!counts) return texts.noLonger
  return approvedAt === '' ? texts.notYet : texts.approvedAt(formatDateTime(approvedAt))
}
