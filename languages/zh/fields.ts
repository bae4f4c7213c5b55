import type { Texts } from '../../web/src/lib/text/texts.ts'
import type { fields as english } from '../en/fields.ts'

export const fields: Texts<typeof english> = {
  level: (level: string) => `${level} 级`,
  broad: {
    '00': '通用课程与资格',
    '01': '教育',
    '02': '艺术和人文',
    '03': '社会科学、新闻和信息',
    '04': '商业、管理和法律',
    '05': '自然科学、数学和统计学',
    '06': '信息通信技术',
    '07': '工程、制造和建筑',
    '08': '农业、林业、渔业和兽医',
    '09': '健康和福利',
    '10': '服务',
  },
}
