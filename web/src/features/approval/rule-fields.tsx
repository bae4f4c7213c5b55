import { type ApprovalRule, mostSigners } from '@credenza/schema/approval'
import type { Colleague } from '@credenza/schema/colleague'
import { Button, Fieldset, MultiSelect, NativeSelect, NumberInput, SimpleGrid, Stack } from '@mantine/core'
import { formatList, isolated } from '../../lib/text/format.ts'
import { approvalTexts } from '../../texts/approval.ts'

const texts = approvalTexts.rules

interface RuleFieldsProps {
  rule: ApprovalRule
  signers: readonly Pick<Colleague, '_id' | 'name' | 'hasSecondFactor'>[]
  categories: readonly string[]
  disabled: boolean
  /** Whether there is no other rule. */
  isOnly: boolean
  signersError: string | undefined
  neededError: string | undefined
  onChange: (rule: ApprovalRule) => void
  onRemove: () => void
}

/** One rule: for which category, how many of which signers, and what may be signed without approval. */
export function RuleFields(props: RuleFieldsProps) {
  const { rule, signers, categories, disabled, isOnly, signersError, neededError, onChange, onRemove } = props
  const every = isOnly ? texts.all : texts.every
  const category = rule.category === '' ? every : rule.category
  const withoutFactor = signers
    .filter(({ _id, hasSecondFactor }) => hasSecondFactor === false && rule.signers.includes(_id))
    .map(({ name }) => isolated(name))
  return (
    <Fieldset aria-label={category} disabled={disabled} mx={0}>
      <Stack gap="sm">
        <NativeSelect
          label={texts.category}
          value={rule.category}
          data={[
            { value: '', label: every },
            ...new Set([...categories, rule.category].filter((name) => name !== '')),
          ]}
          onChange={(event) => onChange({ ...rule, category: event.currentTarget.value })}
        />
        <MultiSelect
          label={texts.signers}
          description={withoutFactor.length > 0 && texts.withoutFactor(formatList(withoutFactor))}
          value={rule.signers}
          error={signersError}
          data={signers.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(chosen) => onChange({ ...rule, signers: chosen })}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
          <NumberInput
            label={texts.needed}
            min={1}
            max={mostSigners}
            allowDecimal={false}
            value={rule.needed}
            error={neededError}
            onChange={(value) => onChange({ ...rule, needed: Number(value) })}
          />
          <NumberInput
            label={texts.freeADay}
            min={0}
            allowDecimal={false}
            value={rule.freeADay}
            onChange={(value) => onChange({ ...rule, freeADay: Number(value) })}
          />
          {rule.freeADay > 0 && (
            <NumberInput
              label={texts.freeCost}
              placeholder={texts.anyCost}
              min={0}
              decimalScale={2}
              prefix="AED "
              value={rule.freeFilsADay === null ? '' : rule.freeFilsADay / 100}
              onChange={(value) =>
                onChange({ ...rule, freeFilsADay: value === '' ? null : Math.round(Number(value) * 100) })
              }
            />
          )}
        </SimpleGrid>
        <Button
          variant="subtle"
          color="red"
          onClick={onRemove}
          ms="calc(var(--button-padding-x) * -1)"
          style={{ alignSelf: 'flex-start' }}
        >
          {texts.remove}
        </Button>
      </Stack>
    </Fieldset>
  )
}
