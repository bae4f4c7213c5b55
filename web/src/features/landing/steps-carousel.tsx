import { Button, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import useEmblaCarousel from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { creationTexts as create } from '../../texts/creation.ts'
import { landingTexts } from '../../texts/landing.ts'
import { SignUpButton } from '../account/sign-up-button.tsx'
import { DeliverPicture } from './pictures/deliver-picture.tsx'
import { FormCard } from './pictures/form-card.tsx'
import { Picture } from './pictures/picture.tsx'
import { VerdictPanel } from './pictures/verdict-panel.tsx'
import styles from './steps-carousel.module.css'
import { useAutoAdvance } from './use-auto-advance.ts'

const { steps: texts, sample } = landingTexts
const { mine } = certificateTexts

const pictures: ReactNode[] = [
  <Picture key="issue" label={texts.steps[0].picture}>
    <FormCard
      title={create.title}
      fields={[
        { label: create.type, value: sample.type, kind: 'select' },
        { label: create.certificateTitle, value: sample.title },
        { label: create.recipients, value: create.selected(sample.recipients), kind: 'select' },
      ]}
      button={create.submit}
    />
  </Picture>,
  <DeliverPicture key={mine.title} />,
  <Picture key="verify" label={texts.steps[2].picture}>
    <VerdictPanel withVerdict checks={['signature', 'issuer', 'status', 'endorsement', 'log']} />
  </Picture>,
]

/** The three steps. It advances every 3 s, and people can swipe, choose and pause. */
export function StepsCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true, direction: pageLanguage.dir })
  const [step, setStep] = useState(0)
  const jump = useReducedMotion()
  const advance = useCallback(() => embla?.scrollNext(jump), [embla, jump])
  const { ref, playing, running, toggle } = useAutoAdvance(step, embla && advance)
  useEffect(() => {
    const follow = () => setStep(embla?.selectedScrollSnap() ?? 0)
    embla?.on('select', follow)
    return () => void embla?.off('select', follow)
  }, [embla])
  const position = texts.position(step + 1, texts.steps.length, texts.steps[step]!.title)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group (WAI-ARIA APG), and a fieldset is for forms
    <div role="group" aria-roledescription="carousel" aria-label={texts.carousel}>
      <div ref={ref}>
        <div className={styles.tabs}>
          {texts.steps.map(({ title }, i) => (
            <UnstyledButton
              key={title}
              className={styles.tab}
              aria-current={i === step ? 'step' : undefined}
              data-running={(i === step && running) || undefined}
              onClick={() => embla?.scrollTo(i, jump)}
            >
              <span className={styles.number}>{i + 1}</span>
              {title}
            </UnstyledButton>
          ))}
        </div>
        <div className={styles.viewport} ref={viewport}>
          <div className={styles.slides}>
            {texts.steps.map(({ title, text }, i) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={title}
                className={styles.slide}
                role="group"
                aria-roledescription="slide"
                aria-label={texts.position(i + 1, texts.steps.length, title)}
                inert={i !== step}
              >
                <div className={styles.words}>
                  <Title order={3} fz={26}>
                    {title}
                  </Title>
                  <Text c="dimmed" fz="lg" mt="sm">
                    {text}
                  </Text>
                  {i === 0 && (
                    <SignUpButton size="md" mt="lg">
                      {texts.free}
                    </SignUpButton>
                  )}
                </div>
                {pictures[i]}
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.controls}>
        <Button
          variant="default"
          size="sm"
          leftSection={playing ? <Pause size={15} /> : <Play size={15} />}
          onClick={toggle}
        >
          {playing ? texts.pause : texts.play}
        </Button>
        <Text fz="sm" c="dimmed" aria-hidden>
          {position}
        </Text>
        {/* Announced when the visitor moves it, not every three seconds. */}
        <VisuallyHidden role="status">{running ? '' : position}</VisuallyHidden>
      </div>
    </div>
  )
}
