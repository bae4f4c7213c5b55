import { Code, DataList, Stack, Text, Title } from '@mantine/core'
import { formatList } from '../../../lib/format.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Section } from '../../../ui/section.tsx'
import type { SpokenActivity } from './data-protection-calls.ts'

const texts = dataProtectionTexts.register

/** Each activity: its purpose, data, period, the people concerned, who can read them, and the tables. */
export const Register = ({ activities }: { activities: SpokenActivity[] }) => (
  <Section title={texts.title}>
    <Text c="dimmed">{texts.lead}</Text>
    {activities.map((activity) => (
      <Activity key={activity.id} activity={activity} />
    ))}
  </Section>
)

function Activity({ activity }: { activity: SpokenActivity }) {
  const { name, purpose, data, kept, basis, subjects, readers, tables } = activity
  return (
    <Stack gap="xs" mt="sm">
      <Title order={3} fz="md">
        {name}
      </Title>
      <DataList labelWidth={140}>
        <Fact label={texts.purpose}>{purpose}</Fact>
        <Fact label={texts.data}>{data}</Fact>
        <Fact label={texts.kept}>{kept}</Fact>
        <Fact label={texts.basis}>{texts.bases[basis]}</Fact>
        <Fact label={texts.subjects}>{formatList(subjects.map((one) => texts.whose[one]))}</Fact>
        <Fact label={texts.readers}>
          {readers.length === 0 ? texts.nobody : formatList(readers.map((one) => texts.whom[one]))}
        </Fact>
        {Object.keys(tables).length > 0 && (
          <Fact label={texts.tables}>
            {Object.entries(tables).map(([table, columns]) => (
              <Code key={table} display="block" dir="ltr" p={4} mb={4}>
                {[table, columns.join(', ')].filter(Boolean).join(': ')}
              </Code>
            ))}
          </Fact>
        )}
      </DataList>
    </Stack>
  )
}
