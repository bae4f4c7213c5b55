import { type AskedFact, askedFacts } from '@credenza/schema/presentation'
import { Checkbox, SimpleGrid } from '@mantine/core'
import { askedTexts } from '../../texts/asked.ts'
import { shareTexts as texts } from '../../texts/share.ts'

interface PartChoiceProps {
  shown: AskedFact[]
  onChange: (shown: AskedFact[]) => void
}

/** The facts that a link shows beside title, issuer and dates. */
export const PartChoice = ({ shown, onChange }: PartChoiceProps) => (
  <Checkbox.Group label={texts.shown} value={shown} onChange={(facts) => onChange(facts as AskedFact[])}>
    <SimpleGrid cols={2} mt="xs" spacing="xs">
      {askedFacts.map((fact) => (
        <Checkbox key={fact} value={fact} label={askedTexts.facts[fact]} />
      ))}
    </SimpleGrid>
  </Checkbox.Group>
)
