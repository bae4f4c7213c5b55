import {
  type CourseGrades,
  type CourseRule,
  courseBases,
  type LaunchView,
} from '@credenza/schema/course-award'
import { Button, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { launchTexts as texts } from '../../texts/learning.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import { type LaunchKey, saveRule } from './launch-calls.ts'

interface RuleFormProps {
  launchKey: LaunchKey
  launch: LaunchView
  lineItems: CourseGrades['lineItems']
  onSaved: (courseId: string) => void
}

/** Which certificate the course awards, and for what result. */
export function RuleForm({ launchKey, launch, lineItems, onSaved }: RuleFormProps) {
  const { organisation, courseTitle, certificateTypes, templates } = launch
  const [rule, setRule] = useState<CourseRule>(
    launch.rule ?? {
      certificateType: certificateTypes[0] ?? '',
      title: courseTitle,
      templateId: '',
      basis: lineItems.length > 0 ? 'item' : 'total',
      lineItem: lineItems[0]?.id ?? '',
      minimum: 50,
    },
  )
  const set = (change: Partial<CourseRule>) => setRule({ ...rule, ...change })
  const save = useMutation({
    mutationFn: () => saveRule(launchKey, rule),
    onSuccess: ({ courseId }) => {
      toast.success(texts.saved)
      onSaved(courseId)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Section title={texts.rule}>
      <Text c="dimmed">{texts.ruleLead(organisation)}</Text>
      <form onSubmit={submit}>
        <Stack>
          <Select
            label={texts.certificateType}
            data={certificateTypes}
            value={rule.certificateType}
            onChange={(certificateType) => certificateType && set({ certificateType })}
            allowDeselect={false}
          />
          <TextInput
            label={texts.certificateTitle}
            maxLength={300}
            value={rule.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <Select
            label={texts.template}
            data={[
              { value: '', label: texts.standardTemplate },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={rule.templateId}
            onChange={(templateId) => set({ templateId: templateId ?? '' })}
            allowDeselect={false}
          />
          <Select
            label={texts.basis}
            data={courseBases.map((value) => ({ value, label: texts.bases[value] }))}
            value={rule.basis}
            onChange={(basis) => basis && set({ basis: basis as CourseRule['basis'] })}
            allowDeselect={false}
          />
          {rule.basis === 'item' && (
            <Select
              label={texts.lineItem}
              data={lineItems.map(({ id, label }) => ({ value: id, label: label || id }))}
              value={rule.lineItem}
              onChange={(lineItem) => set({ lineItem: lineItem ?? '' })}
              allowDeselect={false}
            />
          )}
          {rule.basis !== 'completion' && (
            <NumberInput
              label={texts.minimum}
              min={0}
              max={100}
              value={rule.minimum}
              onChange={(minimum) => set({ minimum: Number(minimum) || 0 })}
            />
          )}
          {save.error && <Problem text={messageOf(save.error)} />}
          <Button type="submit" loading={save.isPending} w="fit-content">
            {texts.save}
          </Button>
        </Stack>
      </form>
    </Section>
  )
}
