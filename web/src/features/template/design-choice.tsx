import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { templateTexts as texts } from '../../texts/template.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import styles from './template.module.css'
import { designsQuery } from './template-calls.ts'
import { Thumbnail } from './thumbnail.tsx'

/** The built-in designs as pictures, each linking to a new template based on it. */
export function DesignChoice() {
  const designs = useQuery(designsQuery)
  return (
    <Loaded query={designs} skeleton={<Skeleton h={280} radius="lg" />}>
      {(all) => (
        <ul className={styles.gallery}>
          {all.map(({ design, settings }) => (
            <li key={design} className={styles.card}>
              <Thumbnail settings={settings} label={texts.designs[design]} />
              <Text
                component={Link}
                to={`/issuer/templates/new?design=${design}`}
                className={styles.cardLink}
                aria-label={texts.startWith(texts.designs[design])}
              >
                {texts.designs[design]}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
