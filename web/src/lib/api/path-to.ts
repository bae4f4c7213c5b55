/** The path to one of many things, such as '/api/students/a%2Fb/history'. */
export const pathTo = (list: string, id: string, rest = ''): string =>
  `${list}/${encodeURIComponent(id)}${rest}`
