const first = [
  'Aisha',
  'Omar',
  'فاطمة',
  'محمد',
  'Zoë',
  'Seán',
  '小明',
  'Priya',
  'Noura',
  'Yusuf',
  'Leila',
  'Daniel',
]
const last = [
  'Rahman',
  'Al Mansoori',
  'الزهراء',
  'المنصوري',
  'Østergård-Núñez',
  "O'Connor",
  '王',
  'Krishnan',
  'Haddad',
  'Suleiman',
  'Karimi',
  'Fernandes',
  'Okonkwo',
]

/** The name of one person; its number distinguishes namesakes. */
export const personName = (n: number): string =>
  `${first[n % first.length]} ${last[(n * 5) % last.length]} ${n.toString(36).toUpperCase()}`

export const categories = ['Bachelor Degree', 'Master Degree', 'Diploma', 'Transcript', 'Short Course']
export const courses = [
  'Computer Science',
  'Civil Engineering',
  'Medicine',
  'Law',
  'Architecture',
  'Nursing',
  'Economics',
  'Fine Arts',
]
const degrees = ['Bachelor of', 'Master of', 'Diploma in', 'Certificate in', 'دبلوم']
export const titles = degrees.flatMap((degree) => courses.map((course) => `${degree} ${course}`))

const firstYear = 2017
const years = 10

/** The date of certificate `n`: ten years, evenly filled from the oldest to the newest, as certificates arise in reality. */
export const certificateDate = (n: number, all: number): string => {
  const day = Math.floor((n / all) * years * 360)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${firstYear + Math.floor(day / 360)}-${pad(1 + (Math.floor(day / 30) % 12))}-${pad(1 + ((day % 30) % 28))}`
}
