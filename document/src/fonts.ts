import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Each family in the weights that the designs use, and no more: one weight of Noto Sans SC is 10 MB. Regular first. */
const files = {
  'Source Serif 4': [
    'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
    'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  ],
  'Cormorant Garamond': [
    'cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
    'cormorant-garamond/500Medium_Italic/CormorantGaramond_500Medium_Italic.ttf',
    'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf',
  ],
  Inter: ['inter/400Regular/Inter_400Regular.ttf', 'inter/600SemiBold/Inter_600SemiBold.ttf'],
  'Great Vibes': ['great-vibes/400Regular/GreatVibes_400Regular.ttf'],
  Amiri: ['amiri/400Regular/Amiri_400Regular.ttf', 'amiri/700Bold/Amiri_700Bold.ttf'],
  Tajawal: ['tajawal/400Regular/Tajawal_400Regular.ttf', 'tajawal/700Bold/Tajawal_700Bold.ttf'],
  'Noto Sans SC': ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
}

/** The font files, about 16 MB. */
export const readFonts = (): Buffer[] => Object.values(files).flat().map(readFontFile)

/** The regular weight of a family. */
export const readFont = (family: keyof typeof files): Buffer => readFontFile(files[family][0]!)

const readFontFile = (file: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)))
