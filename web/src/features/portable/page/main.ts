import { FILE_ID, openPortable } from '@credenza/credential/portable'
import { drawDamaged, drawOpened } from './draw.ts'
import { type Language, languages } from './languages.ts'

/** The page's script: verifies the file inside, and shows the result in the reader's language. */
async function run(): Promise<void> {
  const holder = document.getElementById(FILE_ID)
  const opened = await openPortable(
    holder?.textContent ?? '',
    holder?.dataset.sha256 ?? '',
    new Date(),
  ).catch(() => undefined)
  const show = (language: Language) => {
    document.documentElement.lang = language.code
    document.documentElement.dir = language.dir
    document.title = language.texts.title
    const main = document.querySelector('main')
    main?.replaceChildren(...(opened ? drawOpened(opened, language) : drawDamaged(language)))
    main?.removeAttribute('aria-busy')
  }
  const chosen = readersLanguage(navigator.languages)
  const chooser = document.createElement('select')
  chooser.ariaLabel = 'Language'
  for (const { code, name } of languages) {
    const option = new Option(name, code, false, code === chosen.code)
    option.lang = code
    chooser.append(option)
  }
  chooser.addEventListener('change', () => show(languages[chooser.selectedIndex]!))
  document.querySelector('header')?.replaceChildren(chooser)
  show(chosen)
}

/** The first of the browser's languages that the page has. */
const readersLanguage = (wanted: readonly string[]): Language =>
  wanted.flatMap((tag) => languages.find(({ code }) => tag.startsWith(code)) ?? [])[0] ?? languages[0]!

void run()
