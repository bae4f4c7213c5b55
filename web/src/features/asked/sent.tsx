import type { PresentationVerdict } from '@credenza/schema/presentation'
import { Text } from '@mantine/core'
import { askedTexts as texts } from '../../texts/asked.ts'
import { Section } from '../../ui/page/section.tsx'
import { VerdictPill } from '../verification/verdict-pill.tsx'

export function Sent({ asker, verdict }: { asker: string; verdict: PresentationVerdict }) {
  return (
    <Section title={texts.sent}>
      <Text>{texts.sentText(asker)}</Text>
      <VerdictPill verdict={verdict} />
    </Section>
  )
}
