import styles from './key-cap.module.css'

/** A key of the keyboard, by what is printed on it. */
export const KeyCap = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>
