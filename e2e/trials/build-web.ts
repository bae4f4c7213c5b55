import { join } from 'node:path'
import { buildWebIfNeeded } from '../../tools/build-web.ts'

export default (): void => {
  buildWebIfNeeded(join(import.meta.dirname, '../..'))
}
