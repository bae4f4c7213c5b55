import type { DataProtection } from '@credenza/schema/data-protection'
import { DataList, Text } from '@mantine/core'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { Fact } from '../../../ui/page/fact.tsx'
import { Section } from '../../../ui/page/section.tsx'

const texts = dataProtectionTexts.residency
const places = Object.keys(texts.places) as (keyof typeof texts.places)[]

/** Where data is stored, in the operator's words. */
export const Residency = ({ residency }: Pick<DataProtection, 'residency'>) => (
  <Section title={texts.title}>
    <Text c="dimmed">{texts.lead}</Text>
    <DataList labelWidth={140}>
      {places.map((place) => (
        <Fact key={place} label={texts.places[place]}>
          {residency[place] || texts.notStated}
        </Fact>
      ))}
    </DataList>
  </Section>
)
