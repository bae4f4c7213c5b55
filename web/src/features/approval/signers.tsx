import type { ApprovalRequest } from '@credenza/schema/approval'
import { List, Text } from '@mantine/core'
import { formatDateTime } from '../../lib/format.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Section } from '../../ui/section.tsx'
import { approvalsInWords } from './approval-state.tsx'

const texts = approvalTexts.request
type Demand = ApprovalRequest['demands'][number]

/** Who is asked by one rule, and who has approved. */
export function Signers({ demand }: { demand: Demand }) {
  return (
    <Section title={demand.category === '' ? texts.signers : texts.signersOf(demand.category)}>
      <Text>{approvalsInWords({ demands: [demand] })}</Text>
      <List>
        {demand.signers.map((signer) => (
          <List.Item key={signer._id}>
            <bdi>{signer.name || texts.someone}</bdi>: {inWords(signer)}
          </List.Item>
        ))}
      </List>
    </Section>
  )
}

function inWords({ approvedAt, counts }: Demand['signers'][number]): string {
  if (!counts) return texts.noLonger
  return approvedAt === '' ? texts.notYet : texts.approvedAt(formatDateTime(approvedAt))
}
