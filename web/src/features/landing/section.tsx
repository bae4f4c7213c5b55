import { Container, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './landing.module.css'
import type { SectionId } from './sections.ts'

interface SectionProps {
  id: SectionId | 'audiences'
  title: string
  lead: string
  /** Gives the section its own background, set off by lines. */
  band?: boolean
  children: ReactNode
}

/** One section of the landing page; takes focus when its link is followed. */
export function Section({ id, title, lead, band = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={styles.section}
      data-band={band || undefined}
    >
      <Container size="xl">
        <div className={styles.sectionHead}>
          <Title order={2} id={`${id}-title`} className={styles.sectionTitle}>
            {title}
          </Title>
          <Text className={styles.lead}>{lead}</Text>
        </div>
        {children}
      </Container>
    </section>
  )
}
