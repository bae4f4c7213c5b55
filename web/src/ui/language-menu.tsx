import { languages } from '@credenza/schema/languages'
import { Languages } from 'lucide-react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { pageLanguage } from '../lib/text/page-language.ts'
import { common } from '../texts/common.ts'
import styles from './language-menu.module.css'

const switchPath = (code: string, next: string) => `/language/${code}?next=${encodeURIComponent(next)}`

/** Links to this page in other languages. It opens without the app, so that people can use it before the app has started. */
export function LanguageMenu() {
  const { pathname } = useLocation()
  return (
    <details className={styles.menu} onBlur={closeBehind} onKeyDown={closeOnEscape}>
      <summary
        className={styles.button}
        aria-label={`${common.languageMenu}${common.colon}${pageLanguage.name}`}
      >
        <Languages size={16} aria-hidden />
        {pageLanguage.name}
      </summary>
      <ul className={styles.list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              className={styles.link}
              href={switchPath(code, pathname)}
              lang={code}
              hrefLang={code}
              aria-current={code === pageLanguage.code || undefined}
              onClick={keepPlace(code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * Adds the query and fragment to a link, because prerendered pages know neither. The fragment may hold a key, which the
 * browser never sends.
 */
const keepPlace =
  (code: string) =>
  ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    const { pathname, search, hash } = window.location
    currentTarget.href = switchPath(code, pathname + search) + hash
  }

function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
