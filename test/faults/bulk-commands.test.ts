import { matrixOf } from './command-cell.js'
import { BULK_COMMANDS } from './scenarios/bulk-commands.js'

describe('Bulk commands under faults', () => matrixOf(BULK_COMMANDS))
