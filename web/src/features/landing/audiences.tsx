import { Text, Title } from '@mantine/core'
import { Award, GraduationCap, Presentation, Scale } from 'lucide-react'
import { landingTexts } from '../../texts/landing.ts'
import styles from './landing.module.css'
import { Section } from './section.tsx'

const texts = landingTexts.audiences
const icons = [GraduationCap, Award, Presentation, Scale]

/** The problem of each audience, and how the product solves it. */
export function Audiences() {
  return (
    <Section id="audiences" title={texts.title} lead={texts.lead} band>
      <div className={styles.audiences}>
        {texts.cards.map(({ name, problem, answer }, i) => {
          const Icon = icons[i]!
          return (
            <article key={name} className={styles.audience}>
              <Icon size={26} strokeWidth={1.5} className={styles.audienceIcon} aria-hidden />
              <Title order={3} fz="lg">
                {name}
              </Title>
              <Text c="dimmed">{problem}</Text>
              <Text fw={550} className={styles.answer}>
                {answer}
              </Text>
            </article>
          )
        })}
      </div>
    </Section>
  )
}
