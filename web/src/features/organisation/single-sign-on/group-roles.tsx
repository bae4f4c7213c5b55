import type { GivenRole } from '@credenza/schema/member-role'
import type { SingleSignOnRequest } from '@credenza/schema/single-sign-on'
import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { X } from 'lucide-react'
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import type { ProviderFormValues } from './provider-values.ts'

interface GroupRolesProps {
  form: UseFormReturn<ProviderFormValues, unknown, SingleSignOnRequest>
  roles: { value: GivenRole; label: string }[]
  disabled: boolean
}

const outside = 'outside'

/** The role that people in a group get, first match first, and the role of everyone else. */
export function GroupRoles({ form, roles, disabled }: GroupRolesProps) {
  const groups = useFieldArray({ control: form.control, name: 'roles.byGroup' })
  const errors = form.formState.errors.roles
  return (
    <Stack gap="sm">
      <TextInput
        label={texts.groupsFrom}
        dir="ltr"
        disabled={disabled}
        error={errors?.groupsFrom?.message}
        {...form.register('roles.groupsFrom')}
      />
      {groups.fields.map(({ id }, i) => (
        <Group key={id} align="flex-start" wrap="nowrap" gap="xs">
          <TextInput
            label={texts.group}
            flex={1}
            disabled={disabled}
            error={errors?.byGroup?.[i]?.group?.message}
            {...form.register(`roles.byGroup.${i}.group`)}
          />
          <Controller
            name={`roles.byGroup.${i}.memberRole`}
            control={form.control}
            render={({ field }) => (
              <Select
                label={texts.role}
                flex={1}
                data={roles}
                value={field.value}
                onChange={field.onChange}
                allowDeselect={false}
                disabled={disabled}
              />
            )}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            mt={22}
            aria-label={texts.removeGroup}
            disabled={disabled}
            onClick={() => groups.remove(i)}
          >
            <X size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="default"
        size="sm"
        disabled={disabled}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => groups.append({ group: '', memberRole: 'auditor' })}
      >
        {texts.addGroup}
      </Button>
      <Controller
        name="roles.otherwise"
        control={form.control}
        render={({ field }) => (
          <Select
            label={texts.otherwise}
            data={[{ value: outside, label: texts.noRole }, ...roles]}
            value={field.value ?? outside}
            onChange={(value) => field.onChange(value === outside ? null : value)}
            allowDeselect={false}
            disabled={disabled}
          />
        )}
      />
    </Stack>
  )
}
