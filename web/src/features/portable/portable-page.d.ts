/** The template of the page, made by web/tools/portable-page.ts. */
declare module 'virtual:portable-page' {
  const template: string
  export default template
}
