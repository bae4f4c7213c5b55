import { Link } from 'react-router'
import { settingsTexts as texts } from '../../texts/settings.ts'
import styles from './part-links.module.css'
import type { SettingsPart } from './settings-parts.ts'

interface PartLinksProps {
  parts: readonly SettingsPart[]
  current: SettingsPart
}

/** Links to the parts of the settings: a column beside the part, or rows above it on a narrow screen. */
export function PartLinks({ parts, current }: PartLinksProps) {
  return (
    <nav aria-label={texts.title} className={styles.links}>
      {parts.map((part) => (
        <Link
          key={part}
          to={{ search: part === 'general' ? '' : `?part=${part}` }}
          aria-current={part === current ? 'page' : undefined}
          className={styles.link}
        >
          {texts.parts[part]}
        </Link>
      ))}
    </nav>
  )
}
