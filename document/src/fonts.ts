import { fileURLToPath } from 'node:url'

/** The weights of each family that the designs use, regular first, and no others: one weight of Noto Sans SC is 10 MB. */
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
  'Noto Sans Hebrew': [
    'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ],
  'Noto Sans Thai': [
    'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  ],
  'Noto Sans Devanagari': [
    'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ],
  'Noto Sans Bengali': [
    'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
    'noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
  ],
  'Noto Sans Tamil': [
    'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
  ],
  'Noto Sans SC': ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
  'Noto Sans JP': ['noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'],
  'Noto Sans KR': ['noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'],
}

export type Family = keyof typeof files

/** The paths of all font files. */
export const fontPaths = (): string[] => Object.values(files).flat().map(pathOf)

/** The path of a family's regular weight. */
export const regularPath = (family: Family): string => pathOf(files[family][0]!)

const pathOf = (file: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))
