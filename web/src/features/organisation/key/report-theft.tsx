import type { SigningKeyFacts, TheftImpact } from '@credenza/schema/signing-key'
import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import type { Session } from '../../../lib/session/session.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { settingsTexts } from '../../../texts/settings.ts'
import { signingKeyTexts as texts } from '../../../texts/signing-keys.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { NotConfirmed, useConfirmation } from '../../account/security/use-confirmation.tsx'
import { lacksSecondFactor } from '../../account/security/wants-second-factor.ts'
import { declareTheft, type KeyOwner, theftImpactQuery } from './key-calls.ts'
import { instantOf, MomentField, noMoment } from './moment-field.tsx'

const ProfileDialog = lazy(() => import('../../account/profile/profile-dialog.tsx'))

interface ReportTheftProps {
  session: Session
  owner: KeyOwner
  signingKey: SigningKeyFacts
  onClose: () => void
}

/** Asks since when somebody else had a key, shows the consequences, and declares the theft after a second factor. */
export default function ReportTheft({ session, owner, signingKey, onClose }: ReportTheftProps) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const [moment, setMoment] = useState(noMoment)
  const [showsSecurity, setShowsSecurity] = useState(false)
  const since = instantOf(moment)
  const impact = useQuery(theftImpactQuery(owner, signingKey.id, since))
  const declare = useMutation({
    mutationFn: (at: string) => withConfirmation(() => declareTheft(owner, signingKey.id, at)),
    onSuccess: () => {
      toast.success(texts.declared)
      void readAgain(queries, 'signing-keys', 'profile', 'certificates', 'organisations')
      onClose()
    },
  })
  const factorNeeded = lacksSecondFactor(declare.error)
  const isReported = declare.error && !factorNeeded && !(declare.error instanceof NotConfirmed)
  const problem = impact.error ?? (isReported ? declare.error : undefined)

  if (question) return question
  if (showsSecurity) {
    return (
      <Suspense>
        <ProfileDialog session={session} initialTab="security" onClose={() => setShowsSecurity(false)} />
      </Suspense>
    )
  }
  return (
    <Dialog
      title={texts.dialogTitle}
      opened
      onClose={onClose}
      unsaved={moment !== noMoment}
      size="lg"
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={declare.isPending}
          color="red"
          disabled={!impact.data}
          onClick={() => since && declare.mutate(since)}
        >
          {declare.isPending ? texts.declaring : texts.confirm}
        </DialogButtons>
      }
    >
      <Stack>
        <Text c="dimmed">{texts.dialogLead}</Text>
        <MomentField dateLabel={texts.date} timeLabel={texts.time} value={moment} onChange={setMoment} />
        {since && !impact.error && <Effects impact={impact.data} />}
        {factorNeeded && (
          <Alert color="yellow" role="alert">
            <Stack gap="sm" align="flex-start">
              {texts.factorNeeded}
              <Button size="sm" onClick={() => setShowsSecurity(true)}>
                {settingsTexts.openSecurity}
              </Button>
            </Stack>
          </Alert>
        )}
        {problem && <Problem text={messageOf(problem)} />}
        <List fz="sm" spacing={6}>
          {texts.afterwards.map((effect) => (
            <List.Item key={effect}>{effect}</List.Item>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}

function Effects({ impact }: { impact: TheftImpact | undefined }) {
  const lines = impact && [
    ...(impact.staysValid > 0 ? [texts.staysValid(formatNumber(impact.staysValid))] : []),
    ...(impact.becomesInvalid > 0 ? [texts.becomesInvalid(formatNumber(impact.becomesInvalid))] : []),
    ...(impact.cannotBeDated > 0 ? [texts.cannotBeDated(formatNumber(impact.cannotBeDated))] : []),
  ]
  return (
    <Alert color="orange" title={texts.effectsTitle} role="status">
      {lines === undefined ? (
        texts.counting
      ) : lines.length === 0 ? (
        texts.nothing
      ) : (
        <List fz="sm">
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
