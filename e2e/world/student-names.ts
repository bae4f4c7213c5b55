const families = {
  arabic: ['المنصوري', 'الشامسي', 'بن خليفة', 'آل علي', 'النعيمي', 'الكعبي', 'القاسمي'],
  chinese: ['陈', '林', '欧阳', '张', '李', '王', '刘'],
  accented: ['Núñez', 'Østergård', 'Łukasiewicz', 'O’Brien', 'Çelik', 'Dvořák', 'Nguyễn'],
}
const given = {
  arabic: ['أحمد', 'مريم', 'فاطمة', 'محمّد', 'عائشة', 'حمدان', 'نورة', 'سُلطان'],
  chinese: ['思远', '美玲', '建国', '小龙', '芳', '志强', '雪', '明'],
  accented: ['Zoë', 'José', 'Ñusta', 'Björn', 'Siân', 'François', 'Şebnem', 'Ágnes'],
}
const scripts = ['arabic', 'chinese', 'accented'] as const

/** The name of the nth invented student. Arabic, Chinese and accented names alternate. */
export function studentName(n: number): string {
  const script = scripts[n % 3]!
  const first = given[script][n % 8]!
  const last = families[script][n % 7]!
  return script === 'chinese' ? last + first : `${first} ${last}`
}
