import type { Balance } from '@credenza/schema/ledger'
import { messages } from '@credenza/schema/messages'
import { Button, Group, Paper, Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { money } from '../../lib/text/format.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { common } from '../../texts/common.ts'

interface BalanceCardProps {
  label: string
  hint: string
  balance: UseQueryResult<Balance>
}

/** A party's balance: what a verifier has earned, or what others owe (shown without the minus sign). */
export function BalanceCard({ label, hint, balance }: BalanceCardProps) {
  useFailureToast(balance.isError, messages.balanceFailed)
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--surface)" component="section" aria-label={label}>
      <Text c="dimmed" fz="sm">
        {label}
      </Text>
      {balance.isPending ? (
        <Skeleton height={38} width={160} my={4} />
      ) : balance.isError ? (
        <Group gap="sm" role="alert">
          <Text>{messages.balanceFailed}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void balance.refetch()}>
            {common.retry}
          </Button>
        </Group>
      ) : (
        <Text fz={28} fw={600}>
          {money(Math.abs(balance.data.balanceFils))}
        </Text>
      )}
      <Text c="dimmed" fz="sm">
        {hint}
      </Text>
    </Paper>
  )
}
