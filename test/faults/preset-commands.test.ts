import { matrixOf } from './command-cell.js'
import { PRESET_COMMANDS } from './scenarios/commands.js'

describe('Climate preset commands under faults', () => matrixOf(PRESET_COMMANDS))
