import { mostSharePercent } from '@credenza/schema/platform-share'
import { NumberInput, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { taxTexts } from '../../texts/tax.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { DateField } from '../../ui/field/date-field.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { savePlatformShare } from './tax-calls.ts'

const texts = taxTexts.share

/** Lets the administrator set what the platform keeps of each fee, at once or from a later day. */
export default function PlatformShareDialog({
  percent: now,
  onClose,
}: {
  percent: number
  onClose: () => void
}) {
  const queries = useQueryClient()
  const [percent, setPercent] = useState<number | string>(now)
  const [effectiveFrom, setEffectiveFrom] = useState('')
  const save = useGuarded(savePlatformShare, {
    onDone: () => {
      toast.success(texts.saved)
      onClose()
      void readAgain(queries, 'balance')
    },
  })
  const faults = fieldsOf(save.error)
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      unsaved={percent !== now || effectiveFrom !== ''}
      busy={save.isPending}
      submitLabel={save.isPending ? taxTexts.saving : taxTexts.save}
      onSubmit={() => save.start({ percent: Number(percent), effectiveFrom })}
    >
      <Stack gap="sm">
        <NumberInput
          label={texts.percent}
          description={texts.percentHint}
          min={0}
          max={mostSharePercent}
          allowDecimal={false}
          value={percent}
          onChange={setPercent}
          error={faults.percent}
          data-autofocus
        />
        <DateField
          label={texts.from}
          description={texts.fromHint}
          clearLabel={texts.fromNow}
          value={effectiveFrom}
          onChange={setEffectiveFrom}
          error={faults.effectiveFrom}
        />
        <FormProblem error={save.error} fields={['percent', 'effectiveFrom']} />
      </Stack>
    </FormDialog>
  )
}
