import { Select, Skeleton, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { common } from '../../texts/common.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import { byLabel } from '../../ui/field/by-label.ts'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { feesQuery } from './fee-calls.ts'
import { feeText } from './fee-text.ts'

interface FeeChoiceProps {
  certificateType: string
  onChoose: (certificateType: string) => void
  fault?: string | undefined
  required?: boolean
}

/** Chooses a certificate type, and shows its fee in force. */
export function FeeChoice({ certificateType, onChoose, fault, required = false }: FeeChoiceProps) {
  const categories = useQuery(allCategoriesQuery)
  const fees = useQuery(feesQuery(certificateType))
  return (
    <Stack gap="md">
      <Select
        label={texts.certificateType}
        placeholder={common.selectPlaceholder(texts.certificateType)}
        nothingFoundMessage={common.noOptions}
        data={categories.data?.map(({ name }) => name) ?? []}
        searchable
        filter={byLabel}
        required={required}
        value={certificateType || null}
        onChange={(choice) => onChoose(choice ?? '')}
        error={fault ?? (categories.isError ? common.fetchError : undefined)}
      />
      {fees.isLoading ? (
        <Skeleton height={61} aria-label={texts.currentFee} />
      ) : (
        <TextInput
          label={texts.currentFee}
          readOnly
          variant="filled"
          value={certificateType === '' ? '' : feeText(fees.data?.[0]?.amount ?? 0)}
          error={fees.isError ? common.fetchError : undefined}
        />
      )}
    </Stack>
  )
}
