import {
  exemptionCodes,
  standardVatPercent,
  type Vat,
  type VatTreatment,
  vatTreatments,
} from '@credenza/schema/tax'
import { NativeSelect, NumberInput, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { saveVat, vatQuery } from './tax-calls.ts'

/** Lets the administrator set how fees are taxed. */
export default function VatDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const read = useQuery(vatQuery)
  const [changed, setChanged] = useState<Partial<Vat>>({})
  const { treatment = 'off', percent, reason = '', reasonCode = '' } = { ...read.data, ...changed }
  const change = (some: Partial<Vat>) => setChanged((earlier) => ({ ...earlier, ...some }))
  const save = useGuarded(saveVat, {
    onDone: () => {
      toast.success(texts.vatSaved)
      onClose()
      void readAgain(queries, 'balance')
    },
  })
  const faults = fieldsOf(save.error)
  const submit = () => {
    save.start({
      treatment,
      reason,
      ...(treatment === 'exempt' && { reasonCode }),
      ...(treatment === 'standard' && { percent: percent || standardVatPercent }),
    })
  }
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.vatTitle}
      onClose={onClose}
      unsaved={Object.keys(changed).length > 0}
      busy={save.isPending}
      disabled={!read.isSuccess}
      submitLabel={save.isPending ? texts.saving : texts.save}
      onSubmit={submit}
    >
      <Loaded query={read} skeleton={<Skeleton height={200} />}>
        {() => (
          <Stack gap="sm">
            <Text c="dimmed">{texts.vatLead}</Text>
            <NativeSelect
              label={texts.treatment}
              data={vatTreatments.map((value) => ({ value, label: texts.treatments[value] }))}
              value={treatment}
              onChange={(event) => change({ treatment: event.currentTarget.value as VatTreatment })}
              data-autofocus
            />
            {treatment === 'standard' && (
              <NumberInput
                label={texts.percent}
                min={1}
                max={100}
                allowDecimal={false}
                value={percent || standardVatPercent}
                onChange={(value) => change({ percent: Number(value) })}
                error={faults.percent}
              />
            )}
            {treatment === 'exempt' && (
              <NativeSelect
                label={texts.exemptAs}
                description={texts.exemptAsHint}
                data={(['', ...exemptionCodes] as const).map((value) => ({
                  value,
                  label: texts.exemptReasons[value],
                }))}
                value={reasonCode}
                onChange={(event) => change({ reasonCode: event.currentTarget.value as Vat['reasonCode'] })}
              />
            )}
            {(treatment === 'zero' || treatment === 'exempt') && (
              <TextInput
                label={texts.reason}
                required
                maxLength={200}
                value={reason}
                onChange={(event) => change({ reason: event.currentTarget.value })}
                error={faults.reason}
              />
            )}
            <FormProblem error={save.error} fields={['percent', 'reason']} />
          </Stack>
        )}
      </Loaded>
    </FormDialog>
  )
}
