import type { Colleague } from '@credenza/schema/colleague'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { useGuarded } from '../account/security/use-guarded.ts'
import { colleaguesQuery, inviteAgain, removeColleague } from './colleague-calls.ts'
import { ColleagueRow } from './colleague-row.tsx'

const RoleDialog = lazy(() => import('./role-dialog.tsx'))
const InviteDialog = lazy(() => import('./invite-dialog.tsx'))
const GuardedDialog = lazy(() => import('../account/security/guarded-dialog.tsx'))

/** The people who act for the organisation. Its owner invites and removes them. */
export default function Colleagues({ isLocked }: { isLocked: boolean }) {
  const queries = useQueryClient()
  const colleagues = useQuery(colleaguesQuery)
  const isOwner = usePermitted()('own')
  const [isInviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<Colleague>()
  const [changing, setChanging] = useState<Colleague>()
  const refresh = () => readAgain(queries, 'colleagues', 'departments')
  const again = useGuarded(inviteAgain, {
    onDone: () => {
      toast.success(texts.sentAgain)
      void refresh()
    },
  })
  const remove = useGuarded(removeColleague, {
    onDone: async () => {
      toast.success(removing && isJoined(removing) ? texts.removed : texts.withdrawn)
      // Remove the row before the dialog, so that focus returns to what is left.
      await refresh()
      setRemoving(undefined)
    },
  })
  const words = removing && isJoined(removing) ? removal : withdrawal

  return (
    <Section
      title={texts.title}
      size="lg"
      action={
        isOwner && (
          <Button variant="default" disabled={isLocked} onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        )
      }
    >
      <Text c="dimmed">
        {texts.lead} {colleagues.data && !isOwner && texts.ownerOnly}
      </Text>
      <Loaded query={colleagues} skeleton={<Skeleton height={64} radius="md" />}>
        {(all) => (
          <>
            <ul className={styles.rows} aria-label={texts.list}>
              {all.map((colleague) => (
                <ColleagueRow
                  key={colleague._id}
                  colleague={colleague}
                  acts={
                    isOwner && !colleague.isYou
                      ? {
                          onAgain: () => again.start(colleague._id),
                          onChangeRole: () => setChanging(colleague),
                          onRemove: () => setRemoving(colleague),
                        }
                      : undefined
                  }
                  isSending={again.isPending && again.variables === colleague._id}
                />
              ))}
            </ul>
            {all.length === 1 && (
              <Text c="dimmed" fz="sm">
                {texts.alone}
              </Text>
            )}
          </>
        )}
      </Loaded>
      {again.problem && <Problem text={again.problem} />}
      <Suspense>
        {isInviting && <InviteDialog onInvited={refresh} onClose={() => setInviting(false)} />}
        {changing && (
          <RoleDialog colleague={changing} onChanged={refresh} onClose={() => setChanging(undefined)} />
        )}
        {removing && (
          <GuardedDialog
            title={words.question}
            confirmLabel={words.confirm}
            act={remove}
            onConfirm={() => remove.start(removing._id)}
            onClose={() => setRemoving(undefined)}
          >
            <Text fw={600} dir="auto">
              {removing.name}
            </Text>
            {words.text}
          </GuardedDialog>
        )}
      </Suspense>
      {again.question}
    </Section>
  )
}

const isJoined = ({ state }: Colleague): boolean => state === 'active'
const removal = { question: texts.removeQuestion, text: texts.removeText, confirm: texts.remove }
const withdrawal = { question: texts.withdrawQuestion, text: texts.withdrawText, confirm: texts.withdraw }
