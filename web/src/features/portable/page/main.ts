import { FILE_ID, openPortable } from '@credenza/credential/portable'
import { drawDamaged, drawOpened } from './draw.ts'
import { type Code, languages } from './languages.ts'

/** The page's script: verifies the file inside and shows it in the reader's language. */
async function run(): Promise<void> {
  const holder = document.getElementById(FILE_ID)
  const opened = await openPortable(
    holder?.textContent ?? '',
    holder?.dataset.sha256 ?? '',
    new Date(),
  ).catch(() => undefined)
  const show = (code: Code) => {
    const language = languages[code]
    const otherCode = code === 'en' ? 'ar' : 'en'
    const other = languages[otherCode]
    document.documentElement.lang = code
    document.documentElement.dir = language.dir
    document.title = language.texts.title
    const toggle = document.createElement('button')
    toggle.lang = otherCode
    toggle.textContent = other.name
    toggle.addEventListener('click', () => {
      show(otherCode)
      document.querySelector('button')?.focus()
    })
    document.querySelector('header')?.replaceChildren(toggle)
    const main = document.querySelector('main')
    main?.replaceChildren(...(opened ? drawOpened(opened, language) : drawDamaged(language)))
    main?.removeAttribute('aria-busy')
  }
  show(navigator.language.startsWith('ar') ? 'ar' : 'en')
}

void run()
