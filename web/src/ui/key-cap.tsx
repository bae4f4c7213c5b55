import styles from './key-cap.module.css'

/** A key of the keyboard, with its label. */
export const KeyCap = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>
