import { headingWords } from './heading-key.ts'
import { listed } from './listed.ts'

/** Words in a line between students that names their degree, subject, place or group. */
const words = new Set(
  listed(`
    bachelor, bachelors, bsc, master, masters, msc, mba, bba, sc, tech, phil, doctor, doctorate, phd, diploma, certificate,
    degree, engineering, science, sciences, arts, studies, technology, management, administration, business, commerce,
    accounting, finance, economics, marketing, nursing, medicine, pharmacy, dentistry, law, education, architecture, design,
    computing, mathematics, physics, chemistry, biology, psychology, university, institute, academy, campus, branch, shift,
    intake, cohort, semester, term, level, male, female, boys, girls, morning, evening,
    بكالوريوس, ماجستير, دكتوراه, دبلوم, هندسة, الهندسة, علوم, العلوم, آداب, الآداب, إدارة, أعمال, الأعمال, تمريض, التمريض, طب, الطب,
    صيدلة, قانون, القانون, حقوق, تربية, التربية, محاسبة, المحاسبة, اقتصاد, الاقتصاد, جامعة, معهد, فرع, حرم, فصل, الفصل, شعبة, مجموعة, دفعة,
    الدفعة, طلاب, الطلاب, طالبات, الطالبات, بنين, بنات, licence, ingénierie, université, groupe, filière, स्नातक, विज्ञान
  `).flatMap((word) => headingWords(word)),
)

/** Whether a text that is alone in the names' column is not a name. */
export const isSectionTitle = (text: string): boolean =>
  /\d|专业|学院|班$/.test(text) || headingWords(text).some((word) => words.has(word))
