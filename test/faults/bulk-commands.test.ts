import { matrixOf } from './command-cell.js'
import { BULK_COMMANDS } from './subjects/bulk-commands.js'

describe('Bulk commands under faults', () => matrixOf(BULK_COMMANDS))
