import type { Role } from '@credenza/schema/account'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { helpTexts as texts } from '../../texts/help.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { helpOf } from './help-of.ts'
import styles from './help-panel.module.css'
import { Shortcuts } from './shortcuts.tsx'

/** What the page is for, how its most common tasks are done, its keyboard shortcuts, and where to go next. */
export default function HelpPanel({
  role,
  path,
  onClose,
}: {
  role: Role
  path: string
  onClose: () => void
}) {
  const help = helpOf(role, path, usePermitted())
  return (
    <Dialog title={texts.title} opened onClose={onClose} size="lg">
      <div className={styles.help}>
        {help && <Text fz="md">{help.page.about}</Text>}
        {help?.page.tasks.map(({ what, how }) => (
          <section key={what}>
            <h3 className={styles.heading}>{what}</h3>
            <Text c="dimmed">{how}</Text>
          </section>
        ))}
        <Shortcuts ofPage={help?.page.keys ?? []} />
        {help && help.next.length > 0 && (
          <nav aria-labelledby="help-next">
            <h3 id="help-next" className={styles.heading}>
              {texts.next}
            </h3>
            <ul className={styles.next}>
              {help.next.map(({ to, label }) => (
                <li key={to}>
                  <Anchor component={Link} to={to} onClick={onClose}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Dialog>
  )
}
