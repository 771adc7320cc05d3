import { matrixOf } from './command-cell.js'
import { LOCK_COMMANDS } from './subjects/commands.js'

describe('Lock commands under faults', () => matrixOf(LOCK_COMMANDS))
