import { Anchor, DataList, Paper, Text, Title } from '@mantine/core'
import { adminTexts } from '../../../texts/admin.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import styles from './review.module.css'

interface FactGroupProps {
  title: string
  /** Labels and values. A fact with an undefined value was not entered, and is left out. */
  facts: [label: string, value: string | undefined][]
}

/** Related values, each with a copy button for looking it up elsewhere. */
export function FactGroup({ title, facts }: FactGroupProps) {
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--surface)" component="section">
      <Title order={3} fz="md" mb="sm">
        {title}
      </Title>
      <DataList gap="xs" labelWidth={0}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <DataList.Item key={label} className={styles.fact}>
                <DataList.ItemLabel className={styles.label}>{label}</DataList.ItemLabel>
                <DataList.ItemValue className={styles.value}>
                  <FactValue value={value} />
                  <CopyButton value={value} name={label} copiedMessage={adminTexts.facts.copied(label)} />
                </DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList>
    </Paper>
  )
}

/** Only web addresses become links, because an applicant may have entered anything. */
function FactValue({ value }: { value: string }) {
  if (/^https?:\/\//i.test(value)) {
    return (
      <Anchor href={value} target="_blank" rel="noreferrer noopener" fz="sm" dir="ltr">
        {value}
      </Anchor>
    )
  }
  return (
    <Text span fz="sm" dir="auto">
      {value}
    </Text>
  )
}
