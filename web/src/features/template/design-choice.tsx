import { Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { templateTexts as texts } from '../../texts/template.ts'
import { TableError } from '../../ui/table-states.tsx'
import styles from './template.module.css'
import { Thumbnail } from './thumbnail.tsx'
import { useDesigns } from './use-templates.ts'

/** The built-in designs as pictures, each a link to a new template that starts with it. */
export function DesignChoice() {
  const designs = useDesigns()
  if (designs.isLoadingError)
    return <TableError error={designs.error} onRetry={() => void designs.refetch()} />
  if (!designs.data) return <Skeleton h={280} radius="lg" />
  return (
    <ul className={styles.gallery}>
      {designs.data.map(({ design, settings }) => (
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
  )
}
