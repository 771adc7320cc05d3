import { matrixOf } from './command-cell.js'
import { BULK_COMMANDS } from './subjects/bulk-commands.js'

describe('What is done to many at once', () => matrixOf(BULK_COMMANDS))
