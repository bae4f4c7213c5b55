/**
 * The texts in the language in which the file was saved: the build replaces these imports with its translations
 * (portable-page.ts).
 */
export { common } from '../../../texts/common.ts'
export { detailTexts } from '../../../texts/details.ts'
export { eightChecks } from '../../../texts/eight-checks.ts'
export { spokenVerification } from '../../../texts/findings.ts'
export { portableTexts } from '../../../texts/portable.ts'
