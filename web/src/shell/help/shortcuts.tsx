import { Fragment } from 'react'
import { helpTexts as texts } from '../../texts/help.ts'
import { searchTexts } from '../../texts/search.ts'
import styles from './help-panel.module.css'

interface Shortcut {
  /** Alternative key combinations for the same action. */
  keys: readonly string[]
  what: string
}

const everywhere: Shortcut = { keys: [searchTexts.shortcut], what: texts.search }

/** The keyboard shortcuts of a page, and the one that works on every page. */
export function Shortcuts({ ofPage }: { ofPage: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className={styles.heading}>{texts.keyboard}</h3>
      <dl className={styles.keys}>
        {[...ofPage, everywhere].map(({ keys, what }) => (
          <div key={what}>
            <dt dir="ltr">
              {keys.map((combination, place) => (
                <Fragment key={combination}>
                  {place > 0 && ` ${texts.or} `}
                  <kbd>{combination}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
