import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { detailTexts as english, courseTexts as englishCourses } from '../../../web/src/texts/details.ts'

export const detailTexts: Texts<typeof english> = {
  labels: {
    grade: '成绩等级',
    gpa: 'GPA',
    honours: '荣誉',
    level: '级别',
    credits: '学分',
    hours: '学时',
  },
  custom: '其他字段',
  title: '成绩与其他信息（选填）',
  lead: '本次创建的每张证书都会包含这些信息。',
  add: '添加成绩、GPA、学分或其他信息',
  gpaScale: 'GPA 满分',
  label: (number) => `字段 ${number}：名称`,
  value: (number) => `字段 ${number}：内容`,
  addField: '添加字段',
  pasted: {
    tooMany: (most) =>
      `如需为每位获证人单独填写名称、成绩或其他信息，最多选择 ${most} 人，例如同一课程的学生。`,
    open: '为每位获证人单独填写名称、成绩或其他信息',
    title: '每位获证人的信息（选填）',
    hint: '从表格中复制各行（连同标题行），粘贴到这里。其中须有一列是学号或邮箱。名为“证书名称”的列会为每张证书设置各自的名称。如需成绩单，请为学生的每门课程单独列一行，列名为“课程代码”“课程名称”“成绩”“学分”和“学期”。',
    roster: '从 OneRoster 文件读取最终成绩',
    readingRoster: '正在读取成绩…',
    replaceQuestion: '要替换这些行吗？',
    replaceText: '文件中的成绩将替换现有的行。',
    replace: '替换这些行',
    label: '表格中的行',
    matched: (count, total) => `已找到 ${total} 位获证人中 ${count} 位的信息。`,
    nameless: '没有找到学号或邮箱列。请连同标题行一起复制，例如“学号”。',
    strangers: (rows) => `以下行不属于任何获证人，已忽略：${rows}。`,
    faulty: (row, fields) => `第 ${row} 行：请检查${fields}。`,
    contrary: (earlier, row, fields) => `第 ${earlier} 行和第 ${row} 行属于同一获证人，但${fields}不同。`,
    others: '在证书上也显示这些列',
  },
  removeField: (number) => `移除字段 ${number}`,
}

/** Words of the courses that a certificate lists. */
export const courseTexts: Texts<typeof englishCourses> = {
  title: '课程（选填）',
  add: '添加课程',
  course: '课程',
  subject: (number) => `课程 ${number}：名称`,
  grade: (number) => `课程 ${number}：成绩等级`,
  credits: (number) => `课程 ${number}：学分`,
  remove: (number) => `移除课程 ${number}`,
}
