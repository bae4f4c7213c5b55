import type { OrganisationDetail } from '@credenza/schema/admin'
import { Stack } from '@mantine/core'
import { adminTexts } from '../../../texts/admin.ts'
import ConfirmDialog from '../../../ui/dialog/confirm-dialog.tsx'
import ReasonDialog from '../../../ui/dialog/reason-dialog.tsx'
import { ProblemBox } from '../../../ui/page/problem-box.tsx'
import { type Decision, type DecisionKind, needsReason } from './decision.ts'

interface DecisionDialogProps {
  kind: DecisionKind
  organisation: OrganisationDetail
  busy: boolean
  failure: string | undefined
  onClose: () => void
  onConfirm: (decision: Decision) => void
}

/** Explains a decision, asks for a reason if it needs one, and has it confirmed. */
export default function DecisionDialog({
  kind,
  organisation,
  failure,
  onConfirm,
  ...rest
}: DecisionDialogProps) {
  const texts = adminTexts.decisions[kind]
  const explanation = (
    <Stack gap="sm">
      {texts.text(organisation.details.email)}
      {failure && <ProblemBox>{failure}</ProblemBox>}
    </Stack>
  )
  const shared = { ...rest, opened: true, title: texts.title(organisation.organizationName) }
  if (needsReason(kind)) {
    return (
      <ReasonDialog
        {...shared}
        explanation={explanation}
        label={adminTexts.reason}
        quickReasons={texts.quick}
        confirmLabel={texts.button}
        onConfirm={(reason) => onConfirm({ kind, reason })}
      />
    )
  }
  return (
    <ConfirmDialog
      {...shared}
      confirmLabel={texts.button}
      color="indigo"
      onConfirm={() => onConfirm({ kind })}
    >
      {explanation}
    </ConfirmDialog>
  )
}
