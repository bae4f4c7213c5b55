import type { VersionChange } from '@credenza/schema/correction'
import { VisuallyHidden } from '@mantine/core'
import { MoveRight } from 'lucide-react'
import { correctionTexts as texts } from '../../texts/correction.ts'
import styles from './change-list.module.css'
import { spokenValue } from './changes.ts'

/** What changes from one version to the next, field by field. It is shown by lines and hidden words, not only by colour. */
export function ChangeList({ changes }: { changes: readonly VersionChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }, index) => (
        // By place: several changes can have the same field, because the issuer names fields itself
        <div key={index}>
          <dt>{texts.fields[field]}</dt>
          <dd>
            <del>
              <VisuallyHidden>{texts.was} </VisuallyHidden>
              <bdi>{spokenValue(field, from)}</bdi>
            </del>{' '}
            <MoveRight size={14} aria-hidden className="pointing" />{' '}
            <ins>
              <VisuallyHidden>{texts.now} </VisuallyHidden>
              <bdi>{spokenValue(field, to)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
