import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles, root } from './project-files.ts'

/** Files with texts for people, in any language. */
const texts =
  /^(web\/src\/texts\/.+|schema\/src\/(sentences\/.+|messages)|credential\/src\/verify\/(findings|evidence\/bundle-problems|judge)|languages\/.+|document\/src\/words|server\/src\/(.*(words|notices|mail-invitation)|cli|verifying\/verify-file\/.+|proof\/witness\/alone\/options))\.ts$/

/** Words that docs/words.md rules out, each with its replacement. */
const neverInEnglish: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(by|to|for|of) nobody\b/i, 'an active sentence'],
  [/\b(every|some|any)body\b/i, 'everyone, someone, anyone'],
  [/\bfor ever\b/i, 'no expiry date, always'],
  [/\btake(n|s)? (it |them )?back\b/i, 'undo, withdraw'],
  [/\bhand(ed|s)? in\b/i, 'submit'],
  [/\b(no longer|work)s? no (more|longer)\b/i, 'no longer works'],
  [/\bgoes on\b|\bgo on\b/i, 'continue'],
  [/\bissued? again\b/i, 'reissue'],
  [/\blicenses?\b/, 'licence'],
  [/\bdata are\b/i, 'data is'],
  [/(?<!Sign Up\. It)(?<=\p{L})'(?=\p{L})/u, 'the apostrophe ’'],
  [/‘/, '“…”'],
  [/\d %|\} %/, 'no space before %'],
]
/** The same for the README of each other language, by its code. */
const neverIn: Record<string, [RegExp, string][]> = {
  ar: [
    [
      /(ـ|مؤسست|بيانات|شهادات|طلاب|قرار|حساب|رصيد|طلبات|ملف|بريد|رسوم|جهاز|مفاتيح|توقيع)كم(?!\p{L})/u,
      'the singular',
    ],
    [/(?<!\p{L})(يمكن|لدي|علي|إلي|عن|من|ل)كم(?!\p{L})/u, 'the singular'],
    [
      /(?<!\p{L})(اختاروا|انقروا|انتقلوا|اضغطوا|أدخلوا|انسخوا|اكتبوا|راجعوا|استبدلوا|اطلبوا)(?!\p{L})/u,
      'the singular',
    ],
    [/(?<!\p{L})ت[\p{L}\p{M}]{3,}ون(?!\p{L})/u, 'the singular'],
    [/[\p{L}\p{M}]{3,}وها(?!\p{L})/u, 'the singular'],
    [/كريدنزا/, 'Credenza'],
  ],
  fr: [
    [/\p{L}'\p{L}/u, 'the apostrophe ’'],
    [/\p{L}\.\.\./u, 'the ellipsis …'],
    [/« | »/, 'a no-break space inside « »'],
  ],
  hi: [
    [/(?<!\p{L})तुम/u, 'आप'],
    [/\s।/, '। right after the word'],
    [/ग़लत|ख़त्म|तारीख़/, 'गलत, खत्म, तारीख'],
    [/[०-९]/, 'digits 0–9'],
    [/संगठन/, 'संस्था'],
    [/प्रशासक|व्यवस्थापक/, 'एडमिन'],
    [/छात्र/, 'विद्यार्थी'],
  ],
  ur: [
    [/(?<!\p{L})(کرو|تم)(?!\p{L})/u, 'آپ and کریں'],
    [/(?<!العرب)[كيى]/, 'the Urdu letters ک and ی'],
    [/\p{Script=Arabic}[,;?]/u, '، ؛ ؟'],
    [/[۰-۹٠-٩]/, 'digits 0–9'],
    [/^[^“]*”/, '“…”'],
  ],
  zh: [
    [/你/, '您'],
    [/\p{Script=Han}[,;:?!]/u, 'full-width punctuation'],
    [/登陆|帐[号户]/, '登录, 账号'],
    [/点按/, '点击'],
    [/核验/, '审核, 验证'],
  ],
}

const problems: string[] = []
for (const file of projectFiles(texts).filter((path) => !path.includes('.test.'))) {
  const [, language] = /^languages\/(..)\//.exec(file) ?? []
  const never =
    language && language !== 'en' ? (neverIn[language] ?? []) : [...neverInEnglish, ...neverIn.ar!]
  for (const [at, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    if (/^\s*(\/\*\*|\*|\/\/|\*\/)/.test(line)) continue
    for (const [word, instead] of never) {
      const [found] = word.exec(line) ?? []
      if (found) problems.push(`${file}:${at + 1}: “${found}” on screen; say: ${instead} (docs/words.md)`)
    }
  }
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
