interface PageLanguage {
  code: 'en' | 'ar'
  dir: 'ltr' | 'rtl'
  name: string
  /** For names of months and countries (BCP 47); digits are the same in every language. */
  locale: string
  other: { code: 'en' | 'ar'; name: string }
}

const language: PageLanguage = {
  code: 'en',
  dir: 'ltr',
  name: 'English',
  locale: 'en-GB',
  other: { code: 'ar', name: 'العربية' },
}

/**
 * Words that more than one screen uses. One file per feature stands beside this one, and each has a twin in every other
 * language (docs/decisions/0013-languages.md).
 */
export const common = {
  language,
  product: 'Credenza',
  tagline: 'Verify with Trust, Secure with Blockchain',
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  processing: 'Processing...',
  noData: 'No Data Found',
  fetchError: 'Error fetching data',
  dataFailed: 'Failed to fetch data.',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  back: 'Back',
  goBack: 'Go up one level',
  copied: 'Copied',
  copy: (what: string) => `Copy ${what}`,
  search: 'Search',
  clearSearch: 'Clear search',
  results: (total: number, shown: string) => (total === 1 ? '1 result' : `${shown} results`),
  rowsSelected: (count: string) => `${count} selected`,
  clearSelection: 'Clear selection',
  discard: { question: 'Discard your changes?', confirm: 'Discard', keep: 'Keep editing' },
  leaving: { question: 'Leave without saving?', unsaved: 'Your changes are not saved.', leave: 'Leave' },
  selectAllRows: 'Select all rows shown',
  selectRow: (name: string) => `Select ${name}`,
  more: 'Load more',
  selectPlaceholder: (label: string) => `Select ${label}`,
  noOptions: 'No options available',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  account: (initials: string) => `${initials} Account menu`,
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  colourScheme: 'Switch between light and dark',
  menu: 'Menu',
  failed: (count: string) => `${count} failed`,
  progressOf: (done: string, total: string) => `${done} of ${total}`,
  notFoundTitle: 'This page could not be shown',
  notFoundText: 'Reload the page. If it happens again, go back to the start.',
  toStart: 'Go to the start page',
  idleTitle: 'Are you still there?',
  idleText: 'You’ll be signed out in 30 seconds because you haven’t done anything for a while.',
  idleStay: 'Stay signed in',
  ruleMet: 'Done:',
  ruleNotMet: 'Not yet:',
  na: 'N/A',
  /** Between a label and its value, and between the members of a list. */
  colon: ': ',
  comma: ', ',
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
} as const
