/** Invented students for the demonstration, with names as registrars meet them. */
export const demoStudents = [
  ['مريم بنت سالم الكعبي', 'mariam.alkaabi'],
  ['أحمد بن خليفة القاسمي', 'ahmed.alqasimi'],
  ['فاطمة الزهراء حسن', 'fatima.hassan'],
  ['يوسف عبد الله المنصوري', 'yousef.almansoori'],
  ['نورة راشد الشامسي', 'noura.alshamsi'],
  ['王小明', 'wang.xiaoming'],
  ['李思雨', 'li.siyu'],
  ['陈嘉怡', 'chen.jiayi'],
  ['Zoë Müller-Öztürk', 'zoe.mueller'],
  ['José María Núñez', 'jose.nunez'],
  ['François Lefèvre', 'francois.lefevre'],
  ['Siobhán O’Neill', 'siobhan.oneill'],
  ['Łukasz Żółkiewski', 'lukasz.zolkiewski'],
  ['Nguyễn Thị Hương', 'nguyen.huong'],
  ['Aarav Krishnamurthy', 'aarav.krishnamurthy'],
  ['Ananya Chatterjee', 'ananya.chatterjee'],
  ['Olúwaṣeun Adébáyọ̀', 'oluwaseun.adebayo'],
  ['Björk Guðmundsdóttir', 'bjork.gudmundsdottir'],
  ['Hannah Becker', 'hannah.becker'],
  ['Liam Fitzgerald', 'liam.fitzgerald'],
  ['Дмитрий Иванов', 'dmitry.ivanov'],
  ['Ελένη Παπαδοπούλου', 'eleni.papadopoulou'],
  ['さくら 田中', 'sakura.tanaka'],
  ['김민준', 'kim.minjun'],
] as const

export const demoCategories = [
  'Bachelor Degree',
  'Master Degree',
  'Diploma',
  'Course Completion',
  'Training Attendance',
] as const

/** What the issuer awards: title, type and date of issue. */
export const demoAwards = [
  ['Bachelor of Science in Computer Science', 'Bachelor Degree', '2023-06-22'],
  ['Bachelor of Arts in Architecture', 'Bachelor Degree', '2024-06-20'],
  ['Master of Business Administration', 'Master Degree', '2025-06-19'],
  ['Diploma in Graphic Design', 'Diploma', '2025-01-30'],
  ['Data Protection for Registrars', 'Course Completion', '2025-10-05'],
  ['Laboratory Safety', 'Training Attendance', '2026-02-11'],
] as const
