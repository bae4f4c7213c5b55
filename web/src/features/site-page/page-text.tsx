import type { PageLine } from '@credenza/schema/page-text'
import { pageBlocks } from '@credenza/schema/page-text'
import styles from './page-text.module.css'

/** The text of a page with its headings, lists and links. Everything else is shown as typed. */
export function PageText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {pageBlocks(text).map(({ kind, lines }, place) => {
        const shown = lines.map((line, at) => <Line key={keyOf(at)} line={line} />)
        const key = keyOf(place)
        if (kind === 'heading') return <h2 key={key}>{shown}</h2>
        if (kind === 'subheading') return <h3 key={key}>{shown}</h3>
        if (kind === 'list')
          return (
            <ul key={key}>
              {shown.map((line) => (
                <li key={line.key}>{line}</li>
              ))}
            </ul>
          )
        return <p key={key}>{shown}</p>
      })}
    </div>
  )
}

/** Blocks and lines are identified only by their place. */
const keyOf = (place: number) => String(place)

const Line = ({ line }: { line: PageLine }) => (
  <span className={styles.line}>
    {line.map((piece, place) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <a key={keyOf(place)} href={piece.to} rel="noreferrer noopener">
          {piece.words}
        </a>
      ),
    )}
  </span>
)
