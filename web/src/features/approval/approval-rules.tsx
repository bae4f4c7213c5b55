import type { ApprovalRule } from '@credenza/schema/approval'
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { useDepartments } from '../../lib/use-departments.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useFocusAfterAct } from '../../ui/use-focus-after-act.ts'
import { GuardedProblem } from '../account/profile/guarded-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { colleaguesQuery } from '../colleague/colleague-calls.ts'
import { rulesQuery, saveRules } from './approval-calls.ts'
import { possibleSigners } from './possible-signers.ts'
import { RuleFields } from './rule-fields.tsx'

const texts = approvalTexts.rules
const newRule: ApprovalRule = { category: '', needed: 2, signers: [], freeADay: 0, freeFilsADay: null }

/** The rules for what an issuer's signers must approve. Only the owner can change them. */
export default function ApprovalRules({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const isOwner = usePermitted()('own')
  const rules = useQuery(rulesQuery)
  const colleagues = useQuery(colleaguesQuery)
  const categories = useQuery(allCategoriesQuery)
  const departments = useDepartments()
  const [edited, edit] = useState<ApprovalRule[]>()
  const saving = useGuarded(saveRules, {
    onDone: async () => {
      toast.success(texts.saved)
      await readAgain(queries, 'approvals')
      edit(undefined)
    },
  })
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(saving.isPending, button)
  const leaveQuestion = useLeaveGuard(edited !== undefined)
  const unread = [rules, colleagues].find(({ isLoadingError }) => isLoadingError)
  if (unread) return <LoadError error={unread.error} onRetry={() => void unread.refetch()} />
  if (!rules.data || !colleagues.data) return <Skeleton height={160} radius="lg" />
  const shown = edited ?? rules.data
  const signers = possibleSigners(colleagues.data, departments)
  // Of these rules exactly: after a change, their places and what was wrong with them may be others.
  const faults = saving.error && saving.variables === shown ? fieldsOf(saving.error) : {}
  const isAtField = shown.some(
    (_, place) => faults[`rules.${place}.signers`] ?? faults[`rules.${place}.needed`],
  )
  const isClosed = isLocked || !isOwner
  return (
    <Section title={texts.title} size="lg">
      <Text c="dimmed">
        {texts.lead} {!isOwner && texts.ownerOnly}
      </Text>
      {shown.length === 0 && <Text>{texts.none}</Text>}
      {shown.map((rule, place) => (
        <RuleFields
          // Rules have no id, and never change places.
          key={place}
          rule={rule}
          signers={signers}
          categories={(categories.data ?? []).map(({ name }) => name)}
          disabled={isClosed}
          isOnly={shown.length === 1}
          signersError={faults[`rules.${place}.signers`]}
          neededError={faults[`rules.${place}.needed`]}
          onChange={(changed) => edit(shown.map((one, i) => (i === place ? changed : one)))}
          onRemove={() => edit(shown.filter((_, i) => i !== place))}
        />
      ))}
      {!isAtField && saving.variables === shown && <GuardedProblem act={saving} />}
      {!isClosed && (
        <Group gap="sm">
          <Button variant="default" onClick={() => edit([...shown, newRule])}>
            {texts.add}
          </Button>
          <Button
            ref={button}
            disabled={!edited}
            loading={saving.isPending}
            onClick={() => saving.start(shown)}
          >
            {texts.save}
          </Button>
        </Group>
      )}
      {leaveQuestion}
      {saving.question}
    </Section>
  )
}
