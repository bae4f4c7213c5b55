import type { Texts } from '../../../web/src/lib/texts.ts'
import type { sitePageTexts as english } from '../../../web/src/texts/site-page.ts'

export const sitePageTexts: Texts<typeof english> = {
  titles: { contact: '联系我们', privacy: '隐私', terms: '使用条款' },
  footer: '关于本站',
  changed: (date) => `最近修改于 ${date}`,
  notFound: '此页面不存在',
  notFoundText: '本站的运营方尚未发布此页面。',
  edit: {
    title: '公开页面',
    lead: '您的联系、隐私和条款页面。至少用一种语言编写后，页面就会出现在页脚。',
    format: [
      '段落之间空一行。',
      '标题以 # 或 ## 开头，列表项以 - 开头。',
      '链接写作 [文字](https://…) 或 [文字](mailto:…)。',
    ],
    languages: { en: '英语', ar: '阿拉伯语' },
    textOf: (page, language) => `${page}（${language}）`,
    empty: '如果没有此语言的内容，请留空。读者会看到其他语言的内容。',
    preview: '预览',
    open: '打开页面',
    save: '保存',
    saving: '正在保存…',
    discard: '放弃更改',
    saved: '页面已保存。访问者将在一分钟内看到。',
  },
}
