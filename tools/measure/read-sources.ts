import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../project-files.ts'
import type { Source } from './measure.ts'
import { withoutComments } from './without-comments.ts'

const isProduct = /^(credential|server|web)\/src\/.*\.tsx?$/
const isLeftOut = /\.test\.tsx?$|\/(testing|trial|corpus|generated)\/|\/testing\.tsx?$|\.d\.ts$/

/** Reads the product's own code in a checkout: credential, server and web. */
export const readSources = (root: string): Source[] =>
  projectFiles(isProduct, root)
    .filter((path) => !isLeftOut.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, code: withoutComments(text) }
    })
