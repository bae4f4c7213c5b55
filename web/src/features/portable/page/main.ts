import { FILE_ID, openPortable } from '@credenza/credential/portable'
import { type LanguageCode, languageCodes, languages } from '@credenza/schema/languages'
import { drawDamaged, drawOpened } from './draw.ts'
import { wordsIn } from './languages.ts'

/** The page's script: verifies the file inside and shows it in the reader's language. */
async function run(): Promise<void> {
  const holder = document.getElementById(FILE_ID)
  const opened = await openPortable(
    holder?.textContent ?? '',
    holder?.dataset.sha256 ?? '',
    new Date(),
  ).catch(() => undefined)
  const show = (code: LanguageCode) => {
    const language = wordsIn(code)
    document.documentElement.lang = code
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
    const option = new Option(name, code, false, code === chosen)
    option.lang = code
    chooser.append(option)
  }
  chooser.addEventListener('change', () => show(chooser.value as LanguageCode))
  document.querySelector('header')?.replaceChildren(chooser)
  show(chosen)
}

/** The first of the browser's languages that is ours. */
function readersLanguage(wanted: readonly string[]): LanguageCode {
  const codes = wanted.map((tag) => tag.slice(0, 2))
  const known = codes.find((code) => languageCodes.some((one) => one === code))
  return (known as LanguageCode | undefined) ?? 'en'
}

void run()
