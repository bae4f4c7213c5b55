import { landingTexts } from '../../texts/landing.ts'
import { Section } from './section.tsx'
import { StepsCarousel } from './steps-carousel.tsx'

const texts = landingTexts.steps

/** Issue, deliver, verify. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title={texts.title} lead={texts.lead} band>
      <StepsCarousel />
    </Section>
  )
}
