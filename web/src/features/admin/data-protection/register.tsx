import { Code, DataList, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatList } from '../../../lib/text/format.ts'
import { dataProtectionTexts } from '../../../texts/data-protection.ts'
import { Fact } from '../../../ui/page/fact.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { SpokenActivity } from './data-protection-calls.ts'
import styles from './register.module.css'

const texts = dataProtectionTexts.register

interface RegisterProps {
  activities: SpokenActivity[]
  isConsentUsed: boolean
}

/**
 * Each activity's purpose, data, period, affected people, readers and tables. Activities are collapsed on screen, and
 * expanded on paper.
 */
export function Register({ activities, isConsentUsed }: RegisterProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const unfold = () => {
      for (const one of list.current?.querySelectorAll('details') ?? []) one.open = true
    }
    window.addEventListener('beforeprint', unfold)
    return () => window.removeEventListener('beforeprint', unfold)
  }, [])
  return (
    <Section title={texts.title}>
      <Text c="dimmed">{texts.lead}</Text>
      {!isConsentUsed && <Text>{texts.noConsent}</Text>}
      <div ref={list}>
        {activities.map((activity) => (
          <Activity key={activity.id} activity={activity} />
        ))}
      </div>
    </Section>
  )
}

function Activity({ activity }: { activity: SpokenActivity }) {
  const { name, purpose, data, kept, basis, subjects, readers, tables } = activity
  return (
    <details className={styles.activity}>
      <summary>
        <Title order={3} fz="md">
          {name}
        </Title>
      </summary>
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
    </details>
  )
}
