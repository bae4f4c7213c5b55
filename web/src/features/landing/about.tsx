import { Text, Title } from '@mantine/core'
import { landingTexts } from '../../texts/landing.ts'
import styles from './landing.module.css'
import { Section } from './section.tsx'

const texts = landingTexts.about

/** Who does what: the three parties of a certificate. */
export function About() {
  return (
    <Section id="about" title={texts.title} lead={texts.lead}>
      <ol className={styles.parties}>
        {texts.parties.map(({ name, text }) => (
          <li key={name}>
            <Title order={3} fz="lg">
              {name}
            </Title>
            <Text c="dimmed" mt={6}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}
