import type { SignedFacts } from '@credenza/credential/verify'
import { DataList } from '@mantine/core'
import { verifyTexts } from '../../texts/verify.ts'
import { Fact } from '../../ui/page/fact.tsx'

const texts = verifyTexts.facts

/** What an Open Badge says of what was achieved, as plain text: a stranger wrote it. */
export function AchievementFacts({ description, criteria, evidence }: SignedFacts['achievement']) {
  const rows: [string, string][] = [
    [texts.description, description],
    [texts.criteria, criteria],
    [texts.evidence, evidence.join(' · ')],
  ]
  const said = rows.filter(([, value]) => value !== '')
  if (said.length === 0) return null
  return (
    <DataList data-facts="achievement">
      {said.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </DataList>
  )
}
