import { matrixOf } from './command-cell.js'
import { CODE_COMMANDS } from './scenarios/commands.js'

describe('Access code commands under faults', () => matrixOf(CODE_COMMANDS))
