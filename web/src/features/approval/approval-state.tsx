import type { ApprovalRequest } from '@credenza/schema/approval'
import { Badge, type BadgeProps } from '@mantine/core'
import { formatNumber } from '../../lib/text/format.ts'
import { approvalTexts as texts } from '../../texts/approval.ts'

const colours: Record<ApprovalRequest['state'], BadgeProps['color']> = {
  open: 'yellow',
  approved: 'teal',
  changed: 'orange',
  rejected: 'gray',
  withdrawn: 'gray',
  signed: 'teal',
}

export const StateBadge = ({ state }: Pick<ApprovalRequest, 'state'>) => (
  <Badge color={colours[state]} miw="max-content">
    {texts.states[state]}
  </Badge>
)

/** For each rule that the request must meet: how many have approved, of how many. */
export const approvalsInWords = ({ demands }: Pick<ApprovalRequest, 'demands'>): string =>
  demands
    .map(({ approvals, needed, signers }) =>
      texts.approvalsOf(formatNumber(approvals), formatNumber(needed), formatNumber(signers.length)),
    )
    .join(' · ')
