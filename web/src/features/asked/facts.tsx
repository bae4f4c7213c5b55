import type { Asked } from '@credenza/schema/presentation'
import { List, Text } from '@mantine/core'
import { askedTexts as texts } from '../../texts/asked.ts'
import { Section } from '../../ui/page/section.tsx'

/** Exactly what an answer shows, and for how long. */
export function Facts({ asked: { facts, keptDays } }: { asked: Asked }) {
  return (
    <Section title={texts.sees}>
      <List>
        <List.Item>{texts.always}</List.Item>
        {facts.map((fact) => (
          <List.Item key={fact}>{texts.facts[fact]}</List.Item>
        ))}
      </List>
      <Text fz="sm" c="dimmed">
        {texts.nothingElse(keptDays)}
      </Text>
    </Section>
  )
}
