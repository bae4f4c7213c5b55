import { writtenDay } from '@credenza/credential/dates'
import type { Answer as CheckAnswer, CheckName } from '@credenza/credential/verify'
import type { PresentationAnswer, PresentationRequest } from '@credenza/schema/presentation'
import { DataList, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { formatDate, formatDateTime } from '../../lib/text/format.ts'
import { askTexts } from '../../texts/ask.ts'
import { askedTexts } from '../../texts/asked.ts'
import { eightChecks } from '../../texts/eight-checks.ts'
import { Fact } from '../../ui/page/fact.tsx'
import { Section } from '../../ui/page/section.tsx'
import { VerdictPill } from '../verification/verdict-pill.tsx'

const texts = askTexts.detail

interface AnswerShownProps {
  request: PresentationRequest
  answer: PresentationAnswer
}

/** What a holder showed, and how, below the verdict. Unsigned facts are not shown. */
export function AnswerShown({ request: { verdict, keptUntil, answeredWith }, answer }: AnswerShownProps) {
  const { title, issuer, date, shown, checks } = answer
  return (
    <Section title={texts.answer}>
      {verdict !== '' && <VerdictPill verdict={verdict} />}
      {answeredWith && <Text fz="sm">{texts.answeredWith[answeredWith]}</Text>}
      <SimpleGrid cols={{ base: 1, md: title ? 2 : 1 }} spacing="xl">
        {title && (
          <DataList orientation="vertical">
            <Fact label={texts.certificate}>{title}</Fact>
            <Fact label={texts.issuer}>{issuer}</Fact>
            {date && <Fact label={texts.date}>{formatDate(writtenDay(date))}</Fact>}
            {shown.map(({ fact, label, value }) => (
              <Fact key={`${fact} ${label}`} label={label || askedTexts.facts[fact]}>
                {value}
              </Fact>
            ))}
          </DataList>
        )}
        <Stack gap="sm">
          <Title order={3} fz="md">
            {texts.checks}
          </Title>
          <DataList labelWidth="60%" styles={{ itemLabel: { maxWidth: '60%' } }}>
            {checks.map((check) => (
              <Fact key={check.name} label={eightChecks.checks[check.name as CheckName]}>
                {eightChecks.answers[check.answer as CheckAnswer]}
              </Fact>
            ))}
          </DataList>
        </Stack>
      </SimpleGrid>
      {keptUntil && (
        <Text fz="sm" c="dimmed">
          {texts.keptUntil(formatDateTime(keptUntil))}
        </Text>
      )}
    </Section>
  )
}
