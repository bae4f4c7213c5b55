import type { Texts } from '../../../web/src/lib/text/texts.ts'
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
    languages: '语言',
    written: '已填写',
    textOf: (page, language) => `${page}（${language}）`,
    instead: (language) => `在您填写之前，使用此语言的读者会看到${language}内容。`,
    unwritten: '至少用一种语言填写后，访问者才能看到此页面。',
    preview: '预览',
    open: '打开页面',
    save: '保存',
    saving: '正在保存…',
    discard: '放弃更改',
    saved: '页面已保存。访问者将在一分钟内看到。',
  },
}
