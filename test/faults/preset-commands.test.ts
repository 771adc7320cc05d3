import { matrixOf } from './command-cell.js'
import { PRESET_COMMANDS } from './subjects/commands.js'

describe('What is done', () => matrixOf(PRESET_COMMANDS))
