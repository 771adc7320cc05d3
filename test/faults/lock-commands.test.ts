import { matrixOf } from './command-cell.js'
import { LOCK_COMMANDS } from './scenarios/commands.js'

describe('Lock commands under faults', () => matrixOf(LOCK_COMMANDS))
