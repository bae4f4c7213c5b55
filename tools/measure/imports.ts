import { posix } from 'node:path'
import { lineAt, type Source } from './measure.ts'

export interface Import {
  from: string
  to: string
  line: number
}

const statement =
  /^(import|export)\s+(?!type\b)([^'";]*?)\bfrom\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm

/** The files of its own workspace that a file imports at run time, without type imports. */
export const importsOf = ({ path, text, code }: Source): Import[] =>
  [...code.matchAll(statement)]
    .filter(([, , names]) => !isTypesOnly(names))
    .map((found) => ({
      from: path,
      to: posix.join(posix.dirname(path), found[3] ?? found[4]!),
      line: lineAt(text, found.index),
    }))

function isTypesOnly(names: string | undefined): boolean {
  const list = /^\{([\s\S]*)\}\s*$/.exec(names?.trim() ?? '')?.[1]
  return list?.split(',').every((name) => !name.trim() || /^\s*type\s/.test(name)) ?? false
}
