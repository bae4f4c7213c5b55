import { Outlet } from 'react-router'
import { common } from '../texts/common.ts'
import styles from './frame.module.css'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** Header and footer of the pages that need no account. */
export function PublicFrame() {
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {common.skipToContent}
      </a>
      <PublicHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
